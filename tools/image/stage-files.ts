import { posix } from 'node:path'
import { instructionsOf, type Stage } from './dockerfile.ts'

/** A file or folder that a stage takes over, from another stage or from what the image is built of. */
export type Copy = { readonly stage: string | undefined; readonly source: string; readonly target: string }

/** What a stage does that has to do with files, in its order; folders are absolute. */
export type Action =
  | { readonly kind: 'copy'; readonly copies: readonly Copy[] }
  | { readonly kind: 'run'; readonly command: string; readonly folder: string }

const copiesOf = (rest: string, folder: string): Copy[] => {
  const words = rest.split(/\s+/)
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  const [sources, target = ''] = [paths.slice(0, -1), paths.at(-1)]
  return sources.map((source) => {
    // Whether the source is a folder shows only when its files are looked for; a target that ends with a slash is one.
    const into = posix.resolve(folder, target)
    const inFolder = target.endsWith('/') || sources.length > 1
    return { stage, source, target: inFolder ? posix.join(into, posix.basename(source)) : into }
  })
}

export const actionsOf = (stages: readonly Stage[], name?: string): readonly Action[] => {
  let folder = '/'
  const actions: Action[] = []
  for (const { name: kind, rest } of instructionsOf(stages, name)) {
    if (kind === 'WORKDIR') folder = posix.resolve(folder, rest)
    if (kind === 'COPY') actions.push({ kind: 'copy', copies: copiesOf(rest, folder) })
    if (kind === 'RUN') actions.push({ kind: 'run', command: rest, folder })
  }
  return actions
}

/** Where the files of the repository stand in a stage; what its commands make is not among them. */
export type StageFiles = ReadonlyMap<string, string>

const moved = (files: StageFiles, { source, target }: Copy): (readonly [string, string])[] => {
  const folder = source === '.' ? '' : `${source.replace(/\/$/, '')}/`
  return [...files].flatMap(([path, origin]): (readonly [string, string])[] => {
    if (path === source) return [[target, origin]]
    return path.startsWith(folder) ? [[posix.join(target, path.slice(folder.length)), origin]] : []
  })
}

export const stageFiles = (stages: readonly Stage[], context: readonly string[], name?: string): StageFiles => {
  const fromContext: StageFiles = new Map(context.map((path) => [path, path]))
  const files = new Map<string, string>()
  for (const action of actionsOf(stages, name))
    for (const copy of action.kind === 'copy' ? action.copies : [])
      for (const [path, origin] of moved(copy.stage ? stageFiles(stages, context, copy.stage) : fromContext, copy))
        files.set(path, origin)
  return files
}
