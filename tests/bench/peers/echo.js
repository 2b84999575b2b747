// A minimal JSON-RPC server on standard streams, without any SDK: parses each line and answers it with the result in a file.
const reply = JSON.parse(require("fs").readFileSync(process.argv[2], "utf8"));
let pending = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (text) => {
  const lines = (pending + text).split("\n");
  pending = lines.pop();
  for (const line of lines) {
    const request = JSON.parse(line);
    if (request.id === undefined) continue;
    process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id: request.id, result: reply.result }) + "\n");
  }
});
