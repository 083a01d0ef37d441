import { parseSync } from 'oxc-parser'
import { resolveImport } from './resolve.ts'

type Form = 'import' | 'import type' | 'import()' | 'export' | 'export *'

export type Edge = {
  readonly from: string
  /** A path of this repository, or `npm:name`, or `node:name`. */
  readonly to: string
  readonly specifier: string
  readonly form: Form
  readonly line: number
}

type Raw = { readonly specifier: string; readonly form: Form; readonly at: number }
type Module = ReturnType<typeof parseSync>['module']

const importsOf = (module: Module): Raw[] =>
  module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    form: entries.length > 0 && entries.every((entry) => entry.isType) ? 'import type' : 'import',
    at: moduleRequest.start,
  }))

const exportsOf = (module: Module): Raw[] =>
  module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }): Raw[] => {
      if (!moduleRequest) return []
      const everything = importName.kind === 'AllButDefault' || importName.kind === 'All'
      const named = isType ? 'import type' : 'export'
      return [{ specifier: moduleRequest.value, form: everything ? 'export *' : named, at: moduleRequest.start }]
    }),
  )

const dynamicOf = (module: Module, text: string): Raw[] =>
  module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    form: 'import()',
    at: moduleRequest.start,
  }))

/** All imports of one file, in every form the language has. */
export const edgesOf = (from: string, text: string): Edge[] => {
  const { module } = parseSync(from, text)
  return [...importsOf(module), ...exportsOf(module), ...dynamicOf(module, text)].map(({ specifier, form, at }) => ({
    from,
    to: resolveImport(from, specifier),
    specifier,
    form,
    line: text.slice(0, at).split('\n').length,
  }))
}
