// What expressions and pipelines need of each other. They hold each other in the grammar, but not as modules.
let expressionRule: () => i32 = () => 0;
let pipelineRule: () => i32 = () => 0;
let choosePipeline: () => bool = () => false;

export function defineExpression(rule: () => i32): void {
  expressionRule = rule;
}

export function definePipeline(rule: () => i32, isAhead: () => bool): void {
  pipelineRule = rule;
  choosePipeline = isAhead;
}

export function expression(): i32 {
  return expressionRule();
}

export function pipeline(): i32 {
  return pipelineRule();
}

/** Whether what stands here can only be a pipeline, not an expression. */
export function isPipelineAhead(): bool {
  return choosePipeline();
}
