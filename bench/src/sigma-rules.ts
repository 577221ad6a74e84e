import { seededRandom } from "./cloudtrail-events.ts";

/** Programs that many rules are about, and that many events are of. */
const popular = ["powershell.exe", "cmd.exe", "rundll32.exe", "regsvr32.exe", "mshta.exe", "wmic.exe", "svchost.exe"];
const syllables = ["ad", "bit", "cert", "dsq", "exp", "find", "gpr", "host", "ins", "kl", "map", "net", "ode", "psx"];
const words = ["invoke", "download", "bypass", "hidden", "encoded", "shadow", "delete", "export", "lsass", "token"];

/**
 * Sigma rules for Windows as people write them: most about processes, by the end of the program's path and parts of
 * the command line; others about the registry, files, libraries, connections, scripts and the Security log.
 */
export function sigmaRules(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const of = (items: readonly string[]) => items[below(items.length)] ?? "";
  const name = () => of(syllables) + of(syllables) + below(900);
  const program = () => (random() < 0.3 ? of(popular) : `${name()}.exe`);
  const argument = () => `${of(words)}${below(4) === 0 ? "" : ` ${name()}`}`;
  const list = (key: string, values: readonly string[]) =>
    `    ${key}:\n${values.map((value) => `      - '${value}'\n`).join("")}`;
  const several = (make: () => string, least: number, most: number) =>
    Array.from({ length: least + below(most - least + 1) }, make);

  const shapes: readonly { share: number; category: string; detection: () => string }[] = [
    {
      share: 30,
      category: "category: process_creation",
      detection: () =>
        `  selection_img:\n    - Image|endswith: '\\${program()}'\n    - OriginalFileName: '${program()}'\n` +
        `  selection_cli:\n${list(
          "CommandLine|contains",
          several(() => ` -${argument()}`, 1, 5),
        )}` +
        "  condition: all of selection_*\n",
    },
    {
      share: 15,
      category: "category: process_creation",
      detection: () =>
        `  selection:\n${list("CommandLine|contains|all", several(argument, 2, 3))}` +
        `  filter_main_known:\n    ParentImage|startswith: 'C:\\Program Files\\${name()}\\'\n` +
        "  condition: selection and not 1 of filter_main_*\n",
    },
    {
      share: 10,
      category: "category: process_creation",
      detection: () =>
        `  selection:\n    ParentImage|endswith: '\\${program()}'\n` +
        `${list(
          "Image|endswith",
          several(() => `\\${program()}`, 2, 6),
        )}  condition: selection\n`,
    },
    {
      share: 5,
      category: "category: process_creation",
      detection: () =>
        `  selection:\n    Image|endswith: '\\${program()}'\n    CommandLine|contains|windash: ' -${argument()}'\n` +
        `  selection_re:\n    CommandLine|re: '${of(words)}\\s+${name()}(?:\\.ps1|\\.bat)?\\s'\n  condition: all of selection*\n`,
    },
    {
      share: 12,
      category: "category: registry_set",
      detection: () =>
        `  selection:\n${list(
          "TargetObject|contains",
          several(() => `\\Software\\${name()}\\`, 1, 3),
        )}` + `    Details|startswith: '${name()}'\n  condition: selection\n`,
    },
    {
      share: 10,
      category: "category: file_event",
      detection: () =>
        `  selection:\n${list(
          "TargetFilename|endswith",
          several(() => `\\${name()}.dll`, 1, 8),
        )}  condition: selection\n`,
    },
    {
      share: 6,
      category: "category: image_load",
      detection: () =>
        `  selection:\n    ImageLoaded|endswith: '\\${name()}.dll'\n    Signed: 'false'\n  condition: selection\n`,
    },
    {
      share: 4,
      category: "category: network_connection",
      detection: () =>
        `  selection:\n    Image|endswith: '\\${program()}'\n    Initiated: 'true'\n  filter:\n` +
        `${list("DestinationIp|cidr", ["10.0.0.0/8", "127.0.0.0/8"])}  condition: selection and not filter\n`,
    },
    {
      share: 5,
      category: "category: ps_script",
      detection: () =>
        `  selection:\n${list("ScriptBlockText|contains", several(argument, 2, 8))}  condition: selection\n`,
    },
    {
      share: 3,
      category: "service: security",
      detection: () =>
        `  selection:\n    EventID: ${4_600 + below(400)}\n    SubjectUserName|endswith: '$'\n  condition: selection\n`,
    },
  ];
  const shares = shapes.flatMap((shape) => Array.from({ length: shape.share }, () => shape));
  return Array.from({ length: count }, (_, index) => {
    const shape = shares[below(shares.length)] ?? shapes[0];
    return `title: Bench rule ${index}
id: bench-${index}
status: test
logsource:
  product: windows
  ${shape?.category}
detection:
${shape?.detection()}level: medium
`;
  });
}

/** A rule that a few events of each kind meet, in the place of what attackers do. */
export function matchingSigmaRule(run: number): string {
  return `title: Bench rule that matches run ${run}
id: bench-match-${run}
logsource:
  product: windows
  category: process_creation
detection:
  selection:
    Image|endswith: '.exe'
    CommandLine|endswith: ' -k run${run}'
  condition: selection
level: high
`;
}
