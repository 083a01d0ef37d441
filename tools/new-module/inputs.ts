import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from '../process.ts'
import { filesUnder, isTest, read } from '../tree.ts'

/** What decides whether a generated module compiles: the generator, the vocabulary it writes in, the compiler's settings. */
const inputs = ['tools/new-module', 'api/src/shared']
const settings = [
  'tsconfig.base.json',
  'api/tsconfig.json',
  'server/tsconfig.json',
  'web/tsconfig.json',
  'e2e/tsconfig.json',
]

/** Holds the inputs with which a generated module was last compiled; committed, so that a build need not do it again. */
const stamp = `${root}/tools/new-module/compiled.txt`

const fingerprint = (): string => {
  const paths = [...inputs.flatMap((folder) => filesUnder(root, folder)), ...settings]
  const hash = createHash('sha256')
  for (const path of paths.filter((one) => /\.(?:ts|json)$/.test(one) && !isTest(one)))
    hash.update(path).update(read(root, path))
  return hash.digest('hex')
}

export const isCompiled = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === fingerprint()

export const markCompiled = (): void => writeFileSync(stamp, `${fingerprint()}\n`)
