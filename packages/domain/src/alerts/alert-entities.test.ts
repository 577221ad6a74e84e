import { expect, test } from "vitest";
import { alertEntitiesMax, countEntities, type Entity, entitiesIn, joinEntities } from "./alert-entities.ts";

test("counts the events that name an entity, each once, in the order of the fields", () => {
  const events = [
    { p_any_ip_addresses: ["192.0.2.7", "192.0.2.7"], p_any_usernames: ["ada"] },
    { p_any_ip_addresses: ["192.0.2.7", "198.51.100.1"], p_any_usernames: ["bob"] },
    { p_any_ip_addresses: ["192.0.2.7"], p_any_usernames: ["bob"] },
  ];
  expect(countEntities(events)).toEqual([
    { field: "p_any_usernames", value: "bob", events: 2 },
    { field: "p_any_usernames", value: "ada", events: 1 },
    { field: "p_any_ip_addresses", value: "192.0.2.7", events: 3 },
    { field: "p_any_ip_addresses", value: "198.51.100.1", events: 1 },
  ]);
});

test("leaves out what stands for nobody, and what is not a list of texts", () => {
  const events = [{ p_any_ip_addresses: ["127.0.0.1", "-", 7], p_any_usernames: "ada", p_any_trace_ids: ["t"] }];
  expect(countEntities(events)).toEqual([]);
});

test("keeps the six values of a field that most events name", () => {
  const events = Array.from({ length: 9 }, (_, n) => ({
    p_any_domain_names: Array.from({ length: n + 1 }, (_, i) => `${i}.example`),
  }));
  expect(countEntities(events).map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5].map((i) => `${i}.example`));
});

test("reads what one event names, without values that are too long for a name", () => {
  const event = {
    p_any_usernames: ["ada", "-"],
    p_any_domain_names: ["x".repeat(257), "a.example"],
    p_any_emails: "?",
  };
  expect(entitiesIn(event)).toEqual([
    { field: "p_any_usernames", value: "ada" },
    { field: "p_any_domain_names", value: "a.example" },
  ]);
});

const users = (count: number): Entity[] =>
  Array.from({ length: count }, (_, index) => ({ field: "p_any_usernames", value: `user ${index}` }));

test("joins what events name, each once, and no more of a field than are kept", () => {
  const [one, other] = users(2) as [Entity, Entity];
  const mail: Entity = { field: "p_any_emails", value: "user 0" };
  expect(joinEntities([one], [one, other, mail])).toEqual([one, other, mail]);
  expect(joinEntities(users(alertEntitiesMax), users(alertEntitiesMax + 1))).toHaveLength(alertEntitiesMax);
  const known = users(2);
  expect(joinEntities(known, [other])).toBe(known);
});
