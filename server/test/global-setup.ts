import { createDatabase, dropDatabase } from '#kernel/admin.ts'
import { loadConfig } from '#kernel/config.ts'
import { createLog } from '#kernel/log.ts'
import { migrate } from '#kernel/migrate.ts'
import { testEnvironment, templateDatabase } from './settings.ts'

/** Builds the database every test process copies: from nothing, by the migrations alone. */
export default async (): Promise<void> => {
  const config = loadConfig(testEnvironment(templateDatabase))
  await dropDatabase(config)
  await createDatabase(config)
  await migrate(config, createLog(config))
}
