import { loadConfig, type Config } from '#kernel/config.ts'
import { createLog } from '#kernel/log/log.ts'

const [, , command = 'web', ...args] = process.argv

const commands: Readonly<Record<string, (config: Config) => Promise<void>>> = {
  web: async (config) => (await import('./roles.ts')).runWeb(config),
  worker: async (config) => (await import('./roles.ts')).runWorker(config),
  migrate: async (config) => (await import('./commands.ts')).migrateAll(config),
  seed: async (config) => (await import('./commands.ts')).seed(config),
  openapi: async (config) => (await import('./commands.ts')).printOpenApi(config),
  'db:create': async (config) => (await import('#kernel/admin.ts')).createDatabase(config),
  'db:reset': async (config) => (await import('./commands.ts')).reset(config),
  'db:drift': async (config) => (await import('./drift.ts')).checkDrift(config, args),
  'db:types': async (config) => (await import('./drift.ts')).writeDumps(config),
  backup: async (config) => (await import('./backup/backup.ts')).backup(config, args),
  restore: async (config) => (await import('./backup/restore.ts')).restore(config, args),
  'log:verify': async (config) => (await import('./commands.ts')).verifyLogs(config),
}

/** A command or a report of a module's own. */
const ofModule = async (config: Config) => {
  const { modulesOf } = await import('./assembly.ts')
  const modules = modulesOf(config)
  const isReport = modules.some(({ reports }) => reports?.[command])
  if (isReport) return async (given: Config) => (await import('./commands.ts')).printReport(given, command)
  return modules.find((module) => module.commands?.[command])?.commands?.[command]
}

const settings = loadConfig(process.env)
const own = commands[command] ? undefined : await ofModule(settings)
const run = commands[command] ?? (own && ((given: Config) => own(given, args)))
if (!run) {
  console.error(`unknown command ${command}; one of ${Object.keys(commands).join(', ')}`)
  process.exit(2)
}

const config = settings
if (config.OTLP_ENDPOINT) (await import('#kernel/log/tracing.ts')).startTracing(config)
run(config).catch((error: unknown) => {
  createLog(config).fatal({ err: error }, `${command} failed`)
  process.exit(1)
})
