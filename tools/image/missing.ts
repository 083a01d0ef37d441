import { posix } from 'node:path'
import { edgesOf } from '../import-rules/parse.ts'
import { isCode } from '../tree.ts'
import type { Stage } from './dockerfile.ts'
import { stageFiles, type StageFiles } from './stage-files.ts'

type ReadFile = (path: string) => string
type Needs = (path: string) => readonly string[]

const ours = /^(?:api|flow|server|web)\//

/** What a file cannot do without: what it imports, or the settings it extends. Types are gone before anything runs. */
const needsOf = (path: string, read: ReadFile): string[] => {
  if (isCode(path))
    return edgesOf(path, read(path))
      .filter(({ form, to }) => form !== 'import type' && ours.test(to))
      .map(({ to }) => to)
  if (!/\btsconfig[^/]*\.json$/.test(path)) return []
  const parent = /"extends":\s*"([^"]+)"/.exec(read(path))?.[1]
  return parent ? [posix.join(posix.dirname(path), parent)] : []
}

/** Reads every file once, however often it is asked for. */
export const needsReader = (read: ReadFile): Needs => {
  const known = new Map<string, readonly string[]>()
  return (path) => {
    const needs = known.get(path) ?? needsOf(path, read)
    known.set(path, needs)
    return needs
  }
}

/** Everything the first files lead to that does not stand where the repository has it. */
const missingFrom = (files: StageFiles, folder: string, starts: readonly string[], needs: Needs): string[] => {
  const present = new Set(
    [...files].filter(([at, origin]) => at === posix.join(folder, origin)).map(([, origin]) => origin),
  )
  const seen = new Set<string>()
  const waiting = starts.map((path) => ({ path, by: 'the build' }))
  const missing: string[] = []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, by } = next
    if (seen.has(path)) continue
    seen.add(path)
    if (present.has(path)) waiting.push(...needs(path).map((need) => ({ path: need, by: path })))
    else missing.push(`${path}, which ${by} needs`)
  }
  return missing
}

const folder = '/srm'
const programs = ['server/src/main.ts', 'server/package.json', 'api/package.json', 'flow/package.json', 'package.json']
/** Opened while it runs, so that no import tells of them. */
const assets = ['Regular', 'Bold'].map((weight) => `server/assets/fonts/NotoSansSC-${weight}.ttf`)
const pages = ['web/index.html', 'web/src/main.tsx', 'web/vite.config.ts', 'web/tsconfig.json', 'package-lock.json']

/** What the stages of the Dockerfile do not take over although it is needed there, without building anything. */
export const missingFiles = (stages: readonly Stage[], context: readonly string[], needs: Needs): string[] => {
  const built = missingFrom(stageFiles(stages, context, 'build'), folder, [...pages, ...programs], needs)
  const started = missingFrom(stageFiles(stages, context), folder, [...programs, ...assets], needs)
  return [...built.map((what) => `the build stage lacks ${what}`), ...started.map((what) => `the image lacks ${what}`)]
}
