// An authorization server for tests: it publishes keys and signs what it is told to, by node's own cryptography.
// Commands come as JSON lines; each is answered by one line.
import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import { createInterface } from "node:readline";

const kinds = {
  RS256: () => generateKeyPairSync("rsa", { modulusLength: 2048 }),
  ES256: () => generateKeyPairSync("ec", { namedCurve: "P-256" }),
  EdDSA: () => generateKeyPairSync("ed25519"),
};
const keys = new Map();
let mode = "keys";
let readings = 0;

function addKey(kid, alg) {
  keys.set(kid, { alg, ...kinds[alg]() });
}

function keySet() {
  return {
    keys: [...keys].map(([kid, key]) => ({ ...key.publicKey.export({ format: "jwk" }), kid, alg: key.alg, use: "sig" })),
  };
}

const part = (value) => Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

function signature(text, { alg, by, secret }) {
  if (alg === "none") return "";
  if (alg === "HS256") return createHmac("sha256", secret).update(text).digest("base64url");
  const key = keys.get(by);
  if (key.alg === "EdDSA") return sign(null, Buffer.from(text), key.privateKey).toString("base64url");
  return sign("sha256", Buffer.from(text), { key: key.privateKey, dsaEncoding: "ieee-p1363" }).toString("base64url");
}

const commands = {
  add({ kid, alg }) {
    addKey(kid, alg);
    return { keys: keys.size };
  },
  forget({ kid }) {
    keys.delete(kid);
    return { keys: keys.size };
  },
  // `by` is the key that signs; the header may name another.
  mint({ header, claims, by, secret }) {
    const text = part(header) + "." + part(claims);
    return { token: text + "." + signature(text, { alg: header.alg, by, secret }) };
  },
  // What somebody who confuses keys takes for the shared secret of HS256.
  pem({ kid }) {
    return { pem: keys.get(kid).publicKey.export({ format: "pem", type: "spki" }) };
  },
  mode(command) {
    mode = command.mode;
    return { mode };
  },
  readings() {
    return { readings };
  },
};

const server = createServer((request, response) => {
  ++readings;
  if (mode === "hang") return;
  if (mode === "redirect") {
    response.writeHead(302, { Location: "http://127.0.0.1:1/elsewhere" });
    return response.end();
  }
  response.writeHead(200, { "Content-Type": "application/json" });
  if (mode === "flood") {
    const chunk = " ".repeat(65536);
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", pour);
    return pour();
  }
  response.end(JSON.stringify(keySet()));
});

server.listen(0, "127.0.0.1", () => console.log(JSON.stringify({ port: server.address().port })));
createInterface({ input: process.stdin }).on("line", (line) => {
  const command = JSON.parse(line);
  console.log(JSON.stringify(commands[command.do](command)));
}).on("close", () => process.exit(0));
