import re


class ARN:
    """The parts of `arn:partition:service:region:account:name`; `error` where the text is none."""

    def __init__(self, arn):
        self.arn = arn
        self.error = self.root = self.service = False
        self.tech = self.region = self.account_number = self.name = self.partition = None
        parts = str(arn).split(":", 5)
        if len(parts) == 6 and parts[0] == "arn":
            _, self.partition, self.tech, self.region, self.account_number, self.name = parts
            self.root = self.name == "root"
        elif re.fullmatch(r"\d{12}", str(arn)):
            self.tech, self.account_number, self.name, self.root = "iam", arn, "root", True
        elif re.search(r"\.amazonaws\.com(\.cn)?$", str(arn)):
            self.tech, self.service, self.name = str(arn).split(".")[0], True, arn
        else:
            self.error = True

    @staticmethod
    def extract_arns_from_statement_condition(condition):
        from .statement import Statement

        return Statement({"Condition": condition}).condition_arns
