import type { Locator, Page } from "@playwright/test";
import { writeCode } from "./write-code.ts";

/** More stops than a screen may have before what somebody wants. */
const stopsMax = 120;

/** A person without a mouse: goes from stop to stop by the Tab key, and presses keys. Whatever is out of reach fails. */
export class KeyboardUser {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Tabs until the control has the focus. @throws Error where it is no stop, or too far away */
  async reach(control: Locator): Promise<void> {
    await control.waitFor({ state: "attached" });
    for (let stop = 0; stop < stopsMax; stop++) {
      if (await hasFocus(control)) return;
      const before = await this.#focused();
      await this.#page.keyboard.press("Tab");
      if ((await this.#focused()) !== before) continue;
      // An editor of code takes Tab for itself until Esc is pressed.
      await this.#page.keyboard.press("Escape");
      await this.#page.keyboard.press("Tab");
    }
    throw new Error(`${control} is not reached by ${stopsMax} stops of the Tab key`);
  }

  async press(control: Locator): Promise<void> {
    await this.reach(control);
    await this.#page.keyboard.press("Enter");
  }

  /** Replaces what a field holds. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.#page.keyboard.press("ControlOrMeta+a");
    await this.#page.keyboard.insertText(text);
  }

  /** Replaces the text of a code editor. */
  async paste(editor: Locator, text: string): Promise<void> {
    await this.reach(editor);
    await writeCode(editor, text);
  }

  /** Chooses what a list that is searched by typing finds first. */
  async choose(field: Locator, text: string): Promise<void> {
    await this.fill(field, text);
    await this.#page.getByRole("option", { name: text }).first().waitFor();
    await this.#page.keyboard.press("Enter");
  }

  /** Chooses from a list by the arrow keys. */
  async pick(select: Locator, option: string): Promise<void> {
    await this.press(select);
    const wanted = this.#page.getByRole("option", { name: option, exact: true });
    await wanted.waitFor();
    for (let step = 0; step < stopsMax && (await wanted.getAttribute("data-combobox-selected")) === null; step++) {
      await this.#page.keyboard.press("ArrowDown");
    }
    await this.#page.keyboard.press("Enter");
  }

  /** Opens a menu and takes one of its items by the arrow keys. */
  async take(button: Locator, item: string | RegExp): Promise<void> {
    await this.press(button);
    const wanted = this.#page.getByRole("menuitem", { name: item });
    await wanted.waitFor();
    for (let step = 0; step < stopsMax && !(await hasFocus(wanted)); step++) {
      await this.#page.keyboard.press("ArrowDown");
    }
    await this.#page.keyboard.press("Enter");
  }

  /** One of several that exclude each other: the group is one stop, arrows go through it. */
  async select(choice: Locator): Promise<void> {
    const name = await choice.getAttribute("name");
    await this.reach(this.#page.locator(`input[type=radio][name="${name}"]:checked`));
    for (let step = 0; step < stopsMax && !(await choice.isChecked()); step++) {
      await this.#page.keyboard.press("ArrowRight");
    }
  }

  /** The tabs are one stop, arrows go through them. */
  async show(tab: Locator): Promise<void> {
    await this.reach(this.#page.getByRole("tab", { selected: true }).first());
    for (let step = 0; step < stopsMax && !(await hasFocus(tab)); step++) {
      await this.#page.keyboard.press("ArrowRight");
    }
    await this.#page.keyboard.press("Enter");
  }

  /** Where the focus is, as a text that tells one control from the next. */
  #focused(): Promise<string> {
    return this.#page.evaluate(() => {
      const places: number[] = [];
      for (let at = document.activeElement; at?.parentElement; at = at.parentElement) {
        places.push([...at.parentElement.children].indexOf(at));
      }
      return places.join(" ");
    });
  }
}

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);
