import { expect, test } from "vitest";
import { passwordProblems } from "./password.ts";
import { isGuessable } from "./password-strength.ts";

const ada = ["Ada", "Keeper", "ada.keeper@meridian.example"];

test.each([
  "Password1234!",
  "P@ssw0rd12345",
  "Welcome12345!",
  "Admin1234567!",
  "Company12345!",
  "Qwertyuiop123!",
  "aaaaaaaaaaA1!",
  "Pharos12345678!",
  "Pharos-Pharos-1",
  "Meridian12345!",
  "Keeper-Keeper-1",
  "Pharos-Keeper-1",
])("guesses %s, though it keeps every other rule", (password) => {
  expect(passwordProblems(password)).toEqual([]);
  expect(isGuessable(password, ada)).toBe(true);
});

test.each(["Lighthouse-keeper-7", "Another-keeper-8", "Harbour-watch-12", "correct-Horse-battery-9", "xK9#mQ2$vL7!"])(
  "does not guess %s",
  (password) => {
    expect(isGuessable(password)).toBe(false);
  },
);

test("takes a name in a password that is good without it", () => {
  expect(isGuessable("Lighthouse-keeper-7", ada)).toBe(false);
});

test("estimates long repetitions in time", () => {
  isGuessable("warm");
  for (const part of ["4@", "password1!", "abcdefghijklmnop1234567890", "P@$$w0rd!1l|e3t7+x%"]) {
    const startedAt = performance.now();
    isGuessable(part.repeat(200));
    expect(performance.now() - startedAt).toBeLessThan(2000);
  }
});
