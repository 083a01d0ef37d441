import { existsSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bin, root, runNode, type Ran } from '../process.ts'
import { filesUnder } from '../tree.ts'
import { measure, type Manifest, type Sizes } from './measure.ts'

const dist = `${root}/web/dist`
const manifestPath = `${dist}/.vite/manifest.json`
const sources = ['web', 'api/src', 'flow/src']

export const buildWeb = async (): Promise<Ran> => {
  if (!existsSync(`${root}/web/index.html`)) return { code: 1, output: 'web/index.html does not exist' }
  return runNode([bin.vite, 'build', '--manifest', '--logLevel', 'warn'], { cwd: `${root}/web` })
}

const changedAt = (path: string): number => statSync(`${root}/${path}`).mtimeMs

export const isBuilt = (): boolean => {
  if (!existsSync(manifestPath)) return false
  const builtAt = statSync(manifestPath).mtimeMs
  const inputs = ['package-lock.json', ...sources.flatMap((folder) => filesUnder(root, folder))]
  return inputs.every((path) => changedAt(path) <= builtAt)
}

export const measureBuild = (): Sizes =>
  measure(
    JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest,
    (file) => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length,
  )
