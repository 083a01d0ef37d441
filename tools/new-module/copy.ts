import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../process.ts'
import { filesUnder } from '../tree.ts'

/** The repository as it stands in a folder of its own, with the real packages, to write into. */
export const copyTree = (): string => {
  const tree = mkdtempSync(join(tmpdir(), 'new-module-'))
  for (const path of filesUnder(root)) {
    mkdirSync(dirname(`${tree}/${path}`), { recursive: true })
    copyFileSync(`${root}/${path}`, `${tree}/${path}`)
  }
  mkdirSync(`${tree}/node_modules/@srm`, { recursive: true })
  for (const name of readdirSync(`${root}/node_modules`))
    if (!['@srm', '.cache'].includes(name)) symlinkSync(`${root}/node_modules/${name}`, `${tree}/node_modules/${name}`)
  for (const name of ['api', 'flow', 'server', 'web', 'e2e'])
    symlinkSync(`${tree}/${name}`, `${tree}/node_modules/@srm/${name}`)
  return tree
}

/** The real types come from a database; our companies have the columns of a new table and more. */
export const addTableTypes = (tree: string, ...tables: readonly string[]): void => {
  const path = `${tree}/server/db/tables.gen.ts`
  const start = 'export interface DB {'
  const rows = tables.map((table) => `\n  ${table}: OurCompany;`).join('')
  writeFileSync(path, readFileSync(path, 'utf8').replace(start, start + rows))
}
