type Instruction = { readonly name: string; readonly rest: string }

/** One `FROM` and what follows it. A stage without a name of its own goes by its number. */
export type Stage = { readonly name: string; readonly from: string; readonly instructions: readonly Instruction[] }

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const instructionOf = (line: string): Instruction => {
  const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
  return { name: name.toUpperCase(), rest }
}

export const parseDockerfile = (text: string): readonly Stage[] => {
  const stages: (Stage & { instructions: Instruction[] })[] = []
  for (const instruction of linesOf(text).map(instructionOf)) {
    if (instruction.name === 'FROM') {
      const [from = '', , name = String(stages.length)] = instruction.rest.split(/\s+/)
      stages.push({ name, from, instructions: [] })
    } else stages.at(-1)?.instructions.push(instruction)
  }
  return stages
}

/** Everything that makes up a stage, beginning with what it stands on. The last stage is what a build gives. */
export const instructionsOf = (stages: readonly Stage[], name = stages.at(-1)?.name): readonly Instruction[] => {
  const stage = stages.find((one) => one.name === name)
  if (!stage) return []
  return [...instructionsOf(stages, stage.from), ...stage.instructions]
}

const lastOf = (instructions: readonly Instruction[], name: string): string | undefined =>
  instructions.findLast((instruction) => instruction.name === name)?.rest

/** What a container of the stage starts with, unless it is told otherwise. */
export const startOf = (instructions: readonly Instruction[]) => {
  const words = (name: string): string[] => JSON.parse(lastOf(instructions, name) ?? '[]') as string[]
  const pairs = instructions
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ rest }) => [...rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)])
    .map(([, key = '', quoted, plain]) => [key, quoted ?? plain ?? ''] as const)
  return { entrypoint: words('ENTRYPOINT'), command: words('CMD'), env: Object.fromEntries(pairs) }
}

/** The command by which a container of the stage is asked how it is. */
export const healthCheckOf = (instructions: readonly Instruction[]): string[] => {
  const [, words = '[]'] = /CMD\s+(\[.*\])$/.exec(lastOf(instructions, 'HEALTHCHECK') ?? '') ?? []
  return JSON.parse(words) as string[]
}
