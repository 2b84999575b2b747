import client from "./index.js";

export const { Offhand, OffhandError, NoProgram, errors, binary } = client;
export default client;
