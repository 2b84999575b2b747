import cup from "./cup.js";

export const { Session, getTree, getForegroundTree, getCompact, getForegroundCompact, getOverview } = cup;
export default cup;
