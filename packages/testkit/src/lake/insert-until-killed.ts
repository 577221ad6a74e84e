// Runs as a process of its own that a test kills: `node <this> <folder> <first> <rows>`. Inserts batches of `rows` rows
// into pharos_logs.custom_door, one after the other, and prints each batch's number when it was acknowledged.
import { openLake } from "@pharos/lake";

const [path = "", first = "0", rows = "1"] = process.argv.slice(2);
const lake = await openLake({ path });
process.stdout.write("ready\n");
for (let batch = Number(first); ; batch++) {
  const lines = Array.from({ length: Number(rows) }, (_, i) => {
    const day = String((i % 28) + 1).padStart(2, "0");
    return `{"p_event_time":"2026-03-${day} 00:00:00.000000000","p_row_id":"${batch}-${i}","who":"ann"}\n`;
  });
  const insert = { database: "pharos_logs", table: "custom_door", rows: Buffer.from(lines.join("")) };
  await lake.insert({ ...insert, token: String(batch) });
  process.stdout.write(`${batch}\n`);
}
