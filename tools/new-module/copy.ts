import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
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
