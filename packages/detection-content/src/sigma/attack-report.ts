/** ATT&CK's tactics by the names that tags give them, with the techniques that serve them. */
const tactics: Readonly<Record<string, { readonly id: string; readonly techniques: string }>> = {
  reconnaissance: { id: "TA0043", techniques: "1589 1590 1591 1592 1593 1594 1595 1596 1597 1598" },
  "resource-development": { id: "TA0042", techniques: "1583 1584 1585 1586 1587 1588 1608 1650" },
  "initial-access": { id: "TA0001", techniques: "1078 1091 1133 1189 1190 1195 1199 1200 1566 1659 1669" },
  execution: {
    id: "TA0002",
    techniques: "1047 1053 1059 1072 1106 1129 1203 1204 1559 1569 1609 1610 1648 1651 1674 1675",
  },
  persistence: {
    id: "TA0003",
    techniques:
      "1037 1053 1078 1098 1112 1133 1136 1137 1176 1197 1205 1505 1525 1542 1543 1546 1547 1554 1556 1574 1653 1668 1671",
  },
  "privilege-escalation": {
    id: "TA0004",
    techniques: "1037 1053 1055 1068 1078 1098 1134 1484 1543 1546 1547 1548 1574 1611",
  },
  "defense-evasion": {
    id: "TA0005",
    techniques:
      "1006 1014 1027 1036 1055 1070 1078 1112 1127 1134 1140 1197 1202 1205 1207 1211 1216 1218 1220 1221 1222 1480 1484 1497 1535 1542 1548 1550 1553 1556 1562 1564 1574 1578 1599 1600 1601 1610 1612 1620 1622 1647 1656 1666 1672 1678 1679",
  },
  "credential-access": {
    id: "TA0006",
    techniques: "1003 1040 1056 1110 1111 1187 1212 1528 1539 1552 1555 1556 1557 1558 1606 1621 1649",
  },
  discovery: {
    id: "TA0007",
    techniques:
      "1007 1010 1012 1016 1018 1033 1040 1046 1049 1057 1069 1082 1083 1087 1120 1124 1135 1201 1217 1482 1497 1518 1526 1538 1580 1613 1614 1615 1619 1622 1652 1654 1673 1680",
  },
  "lateral-movement": { id: "TA0008", techniques: "1021 1072 1080 1091 1210 1534 1550 1563 1570" },
  collection: {
    id: "TA0009",
    techniques: "1005 1025 1039 1056 1074 1113 1114 1115 1119 1123 1125 1185 1213 1530 1557 1560 1602",
  },
  "command-and-control": {
    id: "TA0011",
    techniques: "1001 1008 1071 1090 1092 1095 1102 1104 1105 1132 1205 1219 1568 1571 1572 1573 1659 1665",
  },
  exfiltration: { id: "TA0010", techniques: "1011 1020 1029 1030 1041 1048 1052 1537 1567" },
  impact: { id: "TA0040", techniques: "1485 1486 1489 1490 1491 1495 1496 1498 1499 1529 1531 1561 1565 1657 1667" },
};

const tacticsOfTechnique = new Map<string, string[]>();
for (const { id, techniques } of Object.values(tactics)) {
  for (const number of techniques.split(" ")) {
    const technique = `T${number}`;
    tacticsOfTechnique.set(technique, [...(tacticsOfTechnique.get(technique) ?? []), id]);
  }
}

/**
 * Report name → values, from tags such as `attack.execution` and `attack.t1059.001`: each technique with those tactics
 * of the rule that it serves, with all that it serves where the rule names none of them; a technique that is not known
 * with all of the rule.
 */
export function attackReport(tags: readonly string[]): Record<string, string[]> {
  const names = tags.flatMap((tag) => /^attack\.(.+)$/i.exec(tag)?.[1]?.toLowerCase() ?? []);
  const named = names.flatMap((name) => tactics[name.replaceAll("_", "-")]?.id ?? []);
  const techniques = names.filter((name) => /^t\d{4}(?:\.\d{3})?$/.test(name)).map((name) => name.toUpperCase());
  const values = techniques.flatMap((technique) => {
    const served = tacticsOfTechnique.get(technique.slice(0, "T1234".length)) ?? named;
    const both = served.filter((tactic) => named.includes(tactic));
    return (both.length > 0 ? both : served).map((tactic) => `${tactic}:${technique}`);
  });
  return values.length === 0 ? {} : { "MITRE ATT&CK": [...new Set(values)] };
}
