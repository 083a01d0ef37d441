import type { z } from 'zod'
import { compileFunction, propertyKey } from './compile-function.ts'

/**
 * Compiles what an answer may hold into a function: keys the schema does not name are left out, and nothing is
 * validated again. A stored value was validated when it came in, and doing so for every answer costs more than
 * reading it from the database. What changes a value (`trim`, `overwrite`) still happens, so that the JSON is the same
 * as after a full parse. Kinds of schema that are not listed here are parsed.
 */

/** Formats that only look at a text; others, such as `url`, also change it. */
const plainFormats: ReadonlySet<string> = new Set(['date', 'datetime', 'email', 'uuid', 'regex'])

type Compilation = {
  readonly constants: unknown[]
  /** The schemas around the present one; one that contains itself is parsed. */
  readonly parents: readonly z.core.$ZodType[]
}

const addConstant = ({ constants }: Compilation, value: unknown): string => `constants[${constants.push(value) - 1}]`

const checksOf = (schema: z.core.$ZodType): readonly z.core.$ZodCheckDef[] =>
  (schema._zod.def.checks ?? []).map((check) => check._zod.def)

const isOverwrite = (check: z.core.$ZodCheckDef): check is z.core.$ZodCheckOverwriteDef => check.check === 'overwrite'

/** Whether every format of a text, its own and those added as checks, leaves it as it is. */
const keepsText = (schema: z.core.$ZodType): boolean =>
  [schema._zod.def, ...checksOf(schema)].every((part) => !('format' in part) || plainFormats.has(String(part.format)))

/** The functions that change a value after its type is known, applied in their order. */
const overwritten = (schema: z.core.$ZodType, value: string, compilation: Compilation): string =>
  checksOf(schema)
    .filter(isOverwrite)
    .reduce((inner, check) => `${addConstant(compilation, check)}.tx(${inner})`, value)

const objectLiteral = (shape: z.core.$ZodShape, value: string, compilation: Compilation): string => {
  const entries = Object.entries(shape).map(([name, schema]) => {
    const key = propertyKey(name)
    return `${key}: ${expressionOf(schema, `${value}[${key}]`, compilation)}`
  })
  return `({ ${entries.join(', ')} })`
}

const mappedArray = (element: z.core.$ZodType, value: string, compilation: Compilation): string => {
  const item = `item${compilation.parents.length}`
  const body = expressionOf(element, item, compilation)
  return body === item ? value : `${value}.map((${item}) => ${body})`
}

/** Nothing for a kind of schema that has to be parsed. */
const knownExpression = (schema: z.core.$ZodType, value: string, compilation: Compilation): string | undefined => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return keepsText(schema) && !def.coerce ? value : undefined
    case 'number':
    case 'boolean':
      return def.coerce ? undefined : value
    case 'enum':
    case 'literal':
    case 'null':
    case 'undefined':
    case 'void':
    case 'any':
    case 'unknown':
      return value
    case 'nullable':
    case 'optional': {
      const inner = expressionOf(def.innerType, value, compilation)
      return inner === value ? value : `(${value} == null ? ${value} : ${inner})`
    }
    case 'object': {
      const keepsUnknown = def.catchall !== undefined && def.catchall._zod.def.type !== 'never'
      return keepsUnknown ? undefined : objectLiteral(def.shape, value, compilation)
    }
    case 'array':
      return mappedArray(def.element, value, compilation)
    default:
      return undefined
  }
}

/** An expression in JavaScript that makes the answer's part from `value`, itself an expression. */
const expressionOf = (schema: z.core.$ZodType, value: string, compilation: Compilation): string => {
  const inside = { ...compilation, parents: [...compilation.parents, schema] }
  const inner = compilation.parents.includes(schema) ? undefined : knownExpression(schema, value, inside)
  return inner === undefined
    ? `${addConstant(compilation, schema)}.parse(${value})`
    : overwritten(schema, inner, compilation)
}

export const compileStrip = (schema: z.ZodType): ((answer: unknown) => unknown) => {
  const constants: unknown[] = []
  const body = expressionOf(schema, 'answer', { constants, parents: [] })
  return compileFunction(`(answer) => ${body}`, constants)
}
