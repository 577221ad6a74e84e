"""Reads a project in Python: what its `main.py` registers, as content has it."""

import pharos_libraries
import pharos_rule_classes
from pharos_outcome import describe, kind_of, to_json
from pharos_rule_modules import RuleModules
from pharos_runner import begin_step, each, scan_json

MAIN = "main"


class Project(RuleModules):
    def load_global(self, name):
        # Each module has the time that a call may take.
        if name not in self.loaded:
            begin_step()
        return super().load_global(name)

    def read(self):
        if MAIN not in self.sources:
            return refusal("the project has no main.py at its root", MAIN, 1)
        try:
            self.load_global(MAIN)
        except BaseException as error:
            return refusal(f"{kind_of(error)}: {error}" if str(error) else describe(error), *self.place_of(error))
        rules, problems = [], []
        for cls in pharos_rule_classes.project.rules:
            begin_step()
            try:
                rules.append(pharos_rule_classes.read_rule(cls, self.loaded))
            except BaseException as error:
                message = f"the rule {cls.id}: {describe(error)}"
                problems.append({"module": cls.__module__, "line": 1, "message": message})
        return to_json({"rules": rules, "problems": problems}).encode()

    def place_of(self, error):
        """The module of the project that the error is about, and its line."""
        if isinstance(error, SyntaxError) and self.module_of(error.filename) is not None:
            return self.module_of(error.filename), error.lineno or 1
        place, step = (MAIN, 1), error.__traceback__
        while step is not None:
            name = self.module_of(step.tb_frame.f_code.co_filename)
            place = place if name is None else (name, step.tb_lineno)
            step = step.tb_next
        return place

    def module_of(self, filename):
        name = str(filename).removesuffix(".py")
        return name if name in self.sources else None


def refusal(message, module, line):
    return to_json({"rules": [], "problems": [{"module": module, "line": line, "message": message}]}).encode()


def read_project(shims, guarded, request):
    """`request`: JSON of `{files: {module: text}, libraries}`. The answer is JSON of `{rules, problems}`."""
    content, _ = scan_json(str(request, "utf-8"), 0)
    pharos_rule_classes.begin()
    project = Project(pharos_libraries.use(content["libraries"], shims), content["files"], guarded, {})
    [answer] = each({"skipped": (), "careful": False}, [project], 1, Project.read)
    return answer
