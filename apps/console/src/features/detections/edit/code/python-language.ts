import { completePython, diagnosePython, hoverPython, type PythonKnowledge } from "@pharos/detection-content/editor";
import type { CodeLanguage } from "@pharos/ui/code-editor";

/** Python of a detection, as its editor asks for it. */
export class PythonLanguage implements CodeLanguage {
  readonly id = "detection-python";
  readonly grammar = "python";
  readonly indentation = 4;
  private knowledge: PythonKnowledge;

  constructor(knowledge: PythonKnowledge) {
    this.knowledge = knowledge;
  }

  learn(knowledge: PythonKnowledge): void {
    this.knowledge = knowledge;
  }

  async complete(text: string, offset: number) {
    return completePython(text, offset, this.knowledge);
  }
  async hover(text: string, offset: number) {
    return hoverPython(text, offset, this.knowledge);
  }
  async diagnose(text: string) {
    return diagnosePython(text, this.knowledge);
  }
}
