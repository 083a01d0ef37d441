import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildImage } from './image/build.ts'
import { openImage, untilHealthy, type Command, type Container } from './image/containers.ts'
import { contextFiles } from './image/context.ts'
import { parseDockerfile, type Stage } from './image/dockerfile.ts'
import { walkThrough } from './image/journey.ts'
import { missingFiles, needsReader } from './image/missing.ts'
import { openSurroundings, type Surroundings } from './image/surroundings.ts'
import { root, run } from './process.ts'
import { variables } from './testing/seed.ts'
import { read } from './tree.ts'

/** Says what took how long; the whole is to stay under a minute on a machine with nothing else to do. */
const timed = async <T>(what: string, act: () => Promise<T>): Promise<T> => {
  const began = performance.now()
  const result = await act()
  console.log(`${what} ${((performance.now() - began) / 1000).toFixed(1)}s`)
  return result
}

/** The commands of the services for backups, into a database and a store that are not there yet. */
const restoreElsewhere = async (command: Command, around: Surroundings, folder: string): Promise<void> => {
  const backups = `${folder}/backups`
  await command(['backup', backups], around.settingsOf('backup'))
  const [stamp = ''] = readdirSync(backups)
  const target = { SRM_PG_DATABASE: around.spareDatabase, SRM_STORAGE_DIR: `${folder}/restored` }
  console.log(await command(['restore', `${backups}/${stamp}`], { ...around.settingsOf('restore'), ...target }))
}

/** Starts the site from the image in production mode, in the order of the compose file, and walks through it. */
const boot = async (stages: readonly Stage[], folder: string, image: string): Promise<void> => {
  const around = await timed('surroundings', () => openSurroundings(folder))
  const { command, start } = openImage(stages, image)
  const running: Container[] = []
  try {
    await timed('db:create', () => command(['db:create'], around.settingsOf('create')))
    await timed('migrate', () => command(['migrate'], around.settingsOf('migrate')))
    const web = start(['web'], around.settingsOf('web1'))
    const worker = start(['worker'], around.settingsOf('worker'))
    running.push(web, worker)
    await timed('healthy', () => Promise.all([untilHealthy('web', web), untilHealthy('worker', worker)]))
    await timed('walked through', () => walkThrough(`http://127.0.0.1:${String(around.port)}`, around.gateway))
    if (process.env[variables.depth] === 'full')
      await timed('backed up and restored', () => restoreElsewhere(command, around, folder))
    const ends = await timed('stopped', () => Promise.all(running.map(({ end }) => end())))
    if (ends.some((code) => code !== 0)) throw new Error(`web and worker ended with ${ends.map(String).join(' and ')}`)
  } finally {
    await Promise.all(running.map(({ end }) => end()))
    await around.close()
  }
}

const stages = parseDockerfile(read(root, 'deploy/Dockerfile'))
const context = contextFiles(root)

const work = async (folder: string): Promise<void> => {
  const needs = needsReader((path) => read(root, path))
  const missing = await timed('stages read', () => Promise.resolve(missingFiles(stages, context, needs)))
  if (missing.length > 0) throw new Error(missing.join('\n'))
  await run('bash', [`${root}/tools/services.sh`])
  const image = await timed('built', () => buildImage({ stages, context, folder }))
  await boot(stages, folder, image)
}

const began = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'srm-image-'))
try {
  await work(folder)
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await run('rm', ['-rf', folder])
}
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(`the image ${process.exitCode ? 'does not work' : 'works'}, ${seconds}s`)
