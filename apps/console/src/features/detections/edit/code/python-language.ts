import { completePython, diagnosePython, hoverPython, type PythonKnowledge } from "@pharos/detection-content/editor";
import type { CodeLanguage } from "@pharos/ui/code-editor";

/** Python of a detection, as its editor asks for it. */
export class PythonLanguage implements CodeLanguage {
  readonly id = "detection-python";
  readonly grammar = "python";
  readonly indentation = 4;
  private knowledge: PythonKnowledge;
  private readonly listeners = new Set<() => void>();

  constructor(knowledge: PythonKnowledge) {
    this.knowledge = knowledge;
  }

  learn(knowledge: PythonKnowledge): void {
    this.knowledge = knowledge;
    for (const listener of this.listeners) listener();
  }

  onLearn(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
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
