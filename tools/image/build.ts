import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root, run, type Env } from '../process.ts'
import type { Stage } from './dockerfile.ts'
import { actionsOf, type Action, type Copy } from './stage-files.ts'

/** The programs of this installation, as the image has them; not what the repository has installed for itself. */
const path = [dirname(process.execPath), ...(process.env['PATH'] ?? '').split(delimiter)]
  .filter((folder) => folder !== `${root}/node_modules/.bin`)
  .join(delimiter)

const demand = async (command: string, args: readonly string[], cwd: string, env: Env = {}): Promise<void> => {
  const { code, output } = await run(command, args, { cwd, env: { PATH: path, ...env } })
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed\n${output}`)
}

/** Links where the disk allows it: a second name for a file costs nothing. */
const linkTree = async (from: string, to: string): Promise<void> => {
  mkdirSync(dirname(to), { recursive: true })
  const linked = await run('cp', ['-al', from, to])
  if (linked.code !== 0) await demand('cp', ['-a', from, to], root)
}

/** What `npm ci` would install is installed already. npm writes its list of it in place, so that one is no link. */
const installPackages = async (folder: string): Promise<void> => {
  await linkTree(`${root}/node_modules`, `${folder}/node_modules`)
  const list = 'node_modules/.package-lock.json'
  await demand('rm', ['-f', `${folder}/${list}`], root)
  copyFileSync(`${root}/${list}`, `${folder}/${list}`)
  await demand('rm', ['-rf', `${folder}/node_modules/.cache`, `${folder}/node_modules/.vite`], root)
}

const copyContext = ({ source, target }: Copy, into: string, context: readonly string[]): void => {
  const isFolder = statSync(`${root}/${source}`).isDirectory()
  const paths = isFolder
    ? context.filter((one) => one.startsWith(`${source}/`))
    : context.filter((one) => one === source)
  for (const one of paths) {
    const to = join(into, target, isFolder ? one.slice(source.length + 1) : '')
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(`${root}/${one}`, to)
  }
  if (paths.length === 0) throw new Error(`COPY ${source}: not there`)
}

/** Of what is done as root in the image only the folders that are made can be had here. */
const madeFolders = (command: string): string[] =>
  [...command.matchAll(/mkdir -p (\S+)/g)].map(([, folder = '']) => folder)

type Place = { readonly stages: readonly Stage[]; readonly context: readonly string[]; readonly folder: string }

const copyAll = async (copies: readonly Copy[], { context, folder }: Place, into: string): Promise<void> => {
  for (const copy of copies) {
    if (copy.stage === undefined) copyContext(copy, into, context)
    else if (existsSync(join(folder, copy.stage, copy.source)))
      await linkTree(join(folder, copy.stage, copy.source), join(into, copy.target))
    else throw new Error(`COPY --from=${copy.stage} ${copy.source}: not there`)
  }
}

const runBuild = async ({ command, folder }: Action & { kind: 'run' }, into: string): Promise<void> => {
  const began = performance.now()
  if (/^npm ci\b/.test(command)) await installPackages(join(into, folder))
  else await demand('sh', ['-ec', command], join(into, folder), { npm_config_offline: 'true', NODE_ENV: undefined })
  console.log(`  ${command} ${((performance.now() - began) / 1000).toFixed(1)}s`)
}

/**
 * Follows the Dockerfile without Docker: the build stage with its own commands, then what the last stage takes of it.
 * All of it stands outside the repository, whose packages would be found from any folder inside.
 */
export const buildImage = async (place: Place): Promise<string> => {
  const { stages, folder } = place
  const build = join(folder, 'build')
  const image = join(folder, 'image')
  for (const action of actionsOf(stages, 'build'))
    if (action.kind === 'copy') await copyAll(action.copies, place, build)
    else await runBuild(action, build)
  for (const action of actionsOf(stages))
    if (action.kind === 'copy') await copyAll(action.copies, place, image)
    else for (const made of madeFolders(action.command)) mkdirSync(join(image, made), { recursive: true })
  return image
}
