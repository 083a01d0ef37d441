import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#kernel/http/app.ts'
import { dropDatabase } from '#kernel/admin.ts'
import { loadConfig, type Config } from '#kernel/config.ts'
import { sealLog, verifyLog } from '#kernel/log/system-log.ts'
import { modulesOf } from '../src/assembly.ts'
import { openArchive } from '../src/backup/archive.ts'
import { makeBackup } from '../src/backup/backup.ts'
import { readManifest } from '../src/backup/manifest.ts'
import { checkTables } from '../src/backup/proof.ts'
import { restoreBackup } from '../src/backup/restore.ts'
import { removeOld } from '../src/backup/stamps.ts'
import { startApp, type TestApp } from './app.ts'
import { aCompany, publish, step, submitted, tree } from './approvals.ts'
import { addFile } from './examples.ts'
import { startObjectStore } from './outside/object-store.ts'
import { addCompany } from './records.ts'
import { png } from './outside/sample-files.ts'
import { testEnvironment } from './settings.ts'
import { connectAs, query, sealByHand } from './sql.ts'
import { aTenant, type TestTenant } from './tenant.ts'

const main = join(import.meta.dirname, '../src/main.ts')
const key = 'a key of more than thirty-two characters'

let t: TestApp
let me: TestTenant
let folder: string
const made: Config[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'srm-backup-test-'))
  t = await startApp()
  me = await aTenant(t)
  await addCompany(me, { attachments: [(await addFile(t, me, '说明.txt', '说明的内容')).id] })
  await addFile(t, me, '图.png', await png())
  const company = aCompany(t, me)
  await publish(company, tree(me.userId, [step('a', [(await company.person('陈')).userId])]))
  await submitted(company)
  await me.inside((ctx) => ctx.systemLog('setting.changed', { to: 1 }))
  await sealByHand(t, me.tenantId)
  // As after a move to a cluster that has counted fewer transactions.
  await asOwner(`update app.system_log set xid = '900000000000000'`)
})
afterAll(async () => {
  for (const config of made) {
    await dropDatabase(config)
    rmSync(config.STORAGE_DIR, { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
  await t.close()
})

/** Past every rule that keeps the log from being changed. */
const asOwner = async (statement: string, config = t.app.config): Promise<void> => {
  const client = await connectAs(config, 'superuser')
  await client.query(`set session_replication_role = replica; ${statement}`)
  await client.end()
}

/** The command as an administrator runs it. */
const run = (args: readonly string[], env: Record<string, string>) =>
  spawnSync(process.execPath, [main, ...args], {
    env: { PATH: process.env['PATH'], ...env, SRM_LOG_LEVEL: 'fatal' },
    encoding: 'utf8',
  })

let count = 0
const nextFolder = (): string => {
  count += 1
  return join(folder, String(count))
}

type Outcome = { readonly failure: string; readonly lines: readonly string[]; readonly at: string }

/** A backup in a folder of its own, whether it works or not. */
const backUp = async (more: Partial<Config> = {}): Promise<Outcome> => {
  const target = nextFolder()
  const lines: string[] = []
  const failure = await makeBackup({ ...t.app.config, ...more }, target, (line) => void lines.push(line)).then(
    () => '',
    (error: unknown) => String(error),
  )
  return { failure, lines, at: join(target, (existsSync(target) ? readdirSync(target) : [])[0] ?? '') }
}

/** A database and a store that are not there yet. */
const elsewhere = () => {
  count += 1
  const name = `srm_test_${process.pid}_restored_${count}`
  const env = testEnvironment(name, { SRM_STORAGE_DIR: join(folder, name), SRM_LOG_HEADS_DIR: join(folder, name) })
  const config = loadConfig(env)
  made.push(config)
  return { config, env }
}

const restoreAt = (config: Config, at: string): Promise<void> => restoreBackup(config, at, () => undefined)

const entriesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

const storedFile = (): string => {
  const store = join(t.app.config.STORAGE_DIR, 't', me.tenantId)
  return join(store, readdirSync(store).find((name) => !name.endsWith('.thumb')) ?? '')
}

const databaseExists = async ({ PG_DATABASE }: Config): Promise<boolean> =>
  (await query(t, 'select 1 from pg_database where datname = $1', [PG_DATABASE])).length > 0

describe('a backup', () => {
  let at: string
  let told: string
  beforeAll(() => {
    const target = nextFolder()
    const { status, stdout } = run(['backup', target], testEnvironment(t.database))
    if (status !== 0) throw new Error(stdout)
    at = join(target, readdirSync(target)[0] ?? '')
    told = stdout
  })

  it('tells what it holds and that it was restored', () => {
    expect(told).toMatch(/^database srm_test_\w+, PostgreSQL 1\d[^\n]+ migrations\n\d+ tables, \d+ rows, a dump of/)
    expect(told).toContain('\n3 files, 0.0 MB\n')
    expect(told).toContain('every row, log, approval and file is as it was')
  })

  it('is readable by nobody but its owner', () => {
    const files = entriesIn(at).filter((path) => statSync(path).isFile())
    expect(files.map((path) => path.slice(at.length + 1))).toEqual(
      expect.arrayContaining(['database.dump', 'manifest.json']),
    )
    expect(files).toHaveLength(5)
    for (const path of files) expect([path, modeOf(path)]).toEqual([path, '600'])
    expect([at, join(at, 'files'), join(at, '..')].map(modeOf)).toEqual(['700', '700', '700'])
  })

  it('is restored somewhere else with every row and every file, and work goes on there', async () => {
    const { config, env } = elsewhere()
    const { status, stdout } = run(['restore', at], env)
    expect(status, stdout).toBe(0)
    for (const line of ['roles and database made', 'tables restored and counted', '3 files restored', 'files checked'])
      expect(stdout).toMatch(new RegExp(`${line}, [\\d.]+ s\n`))
    expect(stdout).toMatch(/\nrestored srm_test_\w+, [\d.]+ s\n$/)
    const app = await createApp(config, modulesOf(config))
    try {
      expect(readdirSync(join(config.STORAGE_DIR, 't', me.tenantId))).toHaveLength(3)
      await app.asTenant(me.tenantId, (ctx) => ctx.systemLog('setting.changed', { to: 2 }))
      const sealed = async (): Promise<number> => app.asTenant(me.tenantId, (ctx) => sealLog(ctx.db))
      await expect.poll(sealed, { timeout: 60_000, interval: 200 }).toBe(1)
      expect(await app.asTenant(me.tenantId, (ctx) => verifyLog(ctx.db))).toBeNull()
      const { rows } = await app.pool.query(`select proleakproof as yes from pg_proc where proname = 'arraycontains'`)
      expect(rows).toEqual([{ yes: true }])
    } finally {
      await app.close()
    }
  })

  it('with a key holds nothing in the clear, and is restored with that key only', async () => {
    const { failure, at: locked } = await backUp({ BACKUP_KEY: key })
    expect(failure).toBe('')
    for (const path of entriesIn(locked).filter((one) => statSync(one).isFile())) {
      expect(path).toMatch(/\.enc$/)
      const bytes = readFileSync(path)
      for (const known of ['PGDMP', '"tables"', '说明的内容']) expect(bytes.includes(known)).toBe(false)
    }
    const { config } = elsewhere()
    await expect(restoreAt({ ...config, BACKUP_KEY: `another ${key}` }, locked)).rejects.toThrow('the key is not')
    await expect(restoreAt(config, locked)).rejects.toThrow('manifest.json')
    await restoreAt({ ...config, BACKUP_KEY: key }, locked)
  })

  it('of an object store is restored into another bucket', async () => {
    const keys = { accessKey: 'AKIATEST', secretKey: 'right-secret', region: 'cn-east-1' }
    const store = await startObjectStore(keys)
    const settings = (S3_BUCKET: string) => ({
      STORAGE: 's3' as const,
      S3_ENDPOINT: store.endpoint,
      S3_REGION: keys.region,
      S3_BUCKET,
      LOG_HEADS_BUCKET: `${S3_BUCKET}-heads`,
      S3_ACCESS_KEY: keys.accessKey,
      S3_SECRET_KEY: keys.secretKey,
    })
    const local = join(t.app.config.STORAGE_DIR, 't', me.tenantId)
    const names = readdirSync(local)
    for (const name of names)
      store.objects.set(`/files/t/${me.tenantId}/${name}`, {
        body: readFileSync(join(local, name)),
        type: 'x',
        changedAt: new Date(),
      })
    const { failure, at: there } = await backUp(settings('files'))
    expect(failure).toBe('')
    await restoreAt({ ...elsewhere().config, ...settings('restored') }, there)
    for (const name of names)
      expect(store.objects.get(`/restored/t/${me.tenantId}/${name}`)?.body).toEqual(readFileSync(join(local, name)))
    await store.close()
  })

  it('fails when the folder of files is not there', async () => {
    const { failure } = await backUp({ STORAGE_DIR: join(folder, 'nowhere') })
    expect(failure).toContain('nowhere is not there')
  })

  it.each([
    ['was changed', (path: string) => writeFileSync(path, 'something else'), 'is not what was uploaded'],
    ['is gone', (path: string) => renameSync(path, `${path}.away`), 'has no contents'],
  ])('fails when a stored file %s', async (_, harm, fault) => {
    const path = storedFile()
    const before = readFileSync(path)
    harm(path)
    const { failure, lines, at: bad } = await backUp()
    writeFileSync(path, before)
    rmSync(`${path}.away`, { force: true })
    expect(lines.at(-1)).toBe(`file t/${me.tenantId}/${basename(path)} ${fault}`)
    expect([failure, bad]).toEqual([expect.stringContaining('could not be proven'), expect.stringMatching(/\.failed$/)])
  })

  it('fails when an approval in it breaks a promise', async () => {
    await asOwner(`update app.approval_task set status = 'cancelled', close_reason = 'x'`)
    const { failure, lines } = await backUp()
    await asOwner(`update app.approval_task set status = 'pending', close_reason = null`)
    expect(lines.at(-1)).toMatch(new RegExp(`^tenant ${me.tenantId} · `))
    expect(failure).toContain('could not be proven')
  })

  it('fails when the log in it is broken', async () => {
    await asOwner(`update app.system_log set detail = '{"to": 9}' where detail = '{"to": 1}'`)
    const { failure, lines } = await backUp()
    await asOwner(`update app.system_log set detail = '{"to": 1}' where detail = '{"to": 9}'`)
    expect(lines.at(-1)).toContain(`tenant ${me.tenantId}: the log is broken at entry`)
    expect(failure).toContain('could not be proven')
  })
})

describe('a restore', () => {
  let at: string
  beforeAll(async () => {
    const { failure, at: whole } = await backUp()
    if (failure) throw new Error(failure)
    at = whole
  })

  const copyOf = (name: string): string => {
    const copy = join(folder, name)
    cpSync(at, copy, { recursive: true })
    return copy
  }

  it('finds a row that did not come back', async () => {
    const { config } = elsewhere()
    await restoreAt(config, at)
    await asOwner('delete from app.our_company', config)
    const lines = await checkTables(config, await readManifest(openArchive(at, undefined)))
    expect(lines).toContain('app.our_company: 1 rows were dumped, 0 are there')
  })

  it('with fewer rows than were dumped fails and leaves nothing behind', async () => {
    const { config } = elsewhere()
    const copy = copyOf('promising')
    const manifest = readFileSync(join(copy, 'manifest.json'), 'utf8')
    writeFileSync(join(copy, 'manifest.json'), manifest.replace('"app.our_company": 1', '"app.our_company": 2'))
    await expect(restoreAt(config, copy)).rejects.toThrow('app.our_company: 2 rows were dumped, 1 are there')
    expect(await databaseExists(config)).toBe(false)
  })

  it('of a dump that was changed fails before anything is made', async () => {
    const { config } = elsewhere()
    const copy = copyOf('changed')
    const dump = readFileSync(join(copy, 'database.dump'))
    dump.writeUInt8(dump.readUInt8(dump.length - 100) ^ 1, dump.length - 100)
    writeFileSync(join(copy, 'database.dump'), dump)
    await expect(restoreAt(config, copy)).rejects.toThrow('the dump is not what was written')
    expect(await databaseExists(config)).toBe(false)
  })

  it('never writes over a database that holds something', async () => {
    await expect(restoreAt(t.app.config, at)).rejects.toThrow('has tables already')
    expect(await query(t, 'select 1 from our_company')).toHaveLength(1)
  })
})

it('old backups are removed, but never the last that was proven', async () => {
  const kept = join(folder, 'rotation')
  const names = ['20260101T000000Z', '20260110T000000Z.failed', '20260111T000000Z', '20260120T000000Z.part', 'notes']
  for (const name of names) mkdirSync(join(kept, name), { recursive: true })
  const now = new Date('2026-03-01T00:00:00Z')
  expect(await removeOld(kept, 0, now)).toEqual([])
  expect(await removeOld(kept, 400, now)).toEqual([])
  expect(await removeOld(kept, 14, now)).toEqual([names[0], names[1], names[3]])
  expect(readdirSync(kept).toSorted()).toEqual(['20260111T000000Z', 'notes'])
})
