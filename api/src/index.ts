import * as modules from './modules.ts'
import { kernelErrors, type ErrorTable } from './shared/errors.ts'

type Modules = typeof modules
type TableName = Extract<keyof Modules, `${string}Errors`>
type KeyIn<T> = T extends unknown ? keyof T : never

export type ErrorKey = keyof typeof kernelErrors | KeyIn<Modules[TableName]>

const isTable = ([name]: readonly [string, unknown]): boolean => name.endsWith('Errors')
const all = Object.entries(modules)

/** Every endpoint of the product by module: the server, the API page and the tests walk this. */
export const registry = Object.fromEntries(all.filter((entry) => !isTable(entry))) as Omit<Modules, TableName>

export const allErrors = Object.assign({}, kernelErrors, ...all.filter(isTable).map(([, table]) => table)) as Readonly<
  Record<ErrorKey, ErrorTable[string]>
>
