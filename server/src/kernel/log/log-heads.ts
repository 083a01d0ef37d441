import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import { localStorage } from '../ports/storage-local.ts'
import { s3Storage } from '../ports/storage-s3.ts'
import type { Storage } from '../ports/storage.ts'
import { verifyLog } from './system-log.ts'

/**
 * The head of each company's log, signed and kept outside the database. A chain by itself shows what was changed in its
 * middle; whoever may write every table can cut its tail, empty it or seal it anew, and only what lies elsewhere tells.
 */
type Place = Pick<Ctx, 'config' | 'tenantId' | 'db'>

/** `head`: the log reached so far. `restored`: on purpose it was taken back to here, what came after is gone. */
type Mark = { readonly kind: 'head' | 'restored'; readonly seq: number; readonly hash: string; readonly at: number }

const storages = new WeakMap<Config, Storage>()

const storageFor = (config: Config): Storage => {
  const { STORAGE, LOG_HEADS_BUCKET, LOG_HEADS_DIR } = config
  const storage =
    storages.get(config) ??
    (STORAGE === 's3' ? s3Storage({ ...config, S3_BUCKET: LOG_HEADS_BUCKET }) : localStorage(LOG_HEADS_DIR))
  storages.set(config, storage)
  return storage
}

/** A copy of the database under another name, as a drill makes one, has heads of its own. */
const folderOf = ({ config, tenantId }: Place): string => `log-heads/${config.PG_DATABASE}/${tenantId}/`

const signature = (place: Place, { kind, seq, hash, at }: Mark): string =>
  createHmac('sha256', place.config.LOG_SECRET)
    .update([folderOf(place), kind, seq, hash, at].join('|'))
    .digest('base64url')

/** Everything is in the name, so that looking through all of them is reading a list. */
const nameOf = (place: Place, mark: Mark): string =>
  [mark.kind, mark.seq, mark.hash, mark.at, signature(place, mark)].join('.')

const readName = (name: string): Mark & { given: string } => {
  const [kind, seq, hash = '', at, given = ''] = name.split('.')
  return { kind: kind === 'restored' ? kind : 'head', seq: Number(seq), hash, at: Number(at), given }
}

const isOurs = (place: Place, { given, ...mark }: Mark & { given: string }): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(signature(place, mark))]
  return one.length === other.length && timingSafeEqual(one, other)
}

const newest = `select s.seq::int as seq, encode(s.hash, 'hex') as hash, round(extract(epoch from l.at) * 1000)::float8 as at
  from app.system_log_seal s join app.system_log l on l.tenant_id = s.tenant_id and l.id = s.log_id
  where s.tenant_id = $1 order by s.seq desc limit 1`

const headOf = async ({ db, tenantId }: Place): Promise<Omit<Mark, 'kind'> | undefined> =>
  (await db.run<Omit<Mark, 'kind'>>(newest, [tenantId])).rows[0]

const write = (place: Place, mark: Mark): Promise<void> => {
  const text = `${mark.kind} ${mark.seq} ${new Date(mark.at).toISOString()}\n`
  return storageFor(place.config).put(folderOf(place) + nameOf(place, mark), Buffer.from(text), 'text/plain')
}

/** Written again under the same name when the job is tried again. */
export const keepHead = async (place: Place): Promise<void> => {
  const head = await headOf(place)
  if (head) await write(place, { kind: 'head', ...head })
}

/** Said by a restore, which is signed like everything here: what had been written after it is not missed. */
export const markRestored = async (place: Place): Promise<void> => {
  const { seq, hash } = (await headOf(place)) ?? { seq: 0, hash: '' }
  await write(place, { kind: 'restored', seq, hash, at: Date.now() })
}

const marksOf = async (place: Place): Promise<(Mark & { given: string })[]> => {
  const folder = folderOf(place)
  const marks = []
  for await (const page of storageFor(place.config).list(folder))
    marks.push(...page.map(({ key }) => readName(key.slice(folder.length))))
  return marks
}

const seals = `select seq::int as seq, encode(hash, 'hex') as hash from app.system_log_seal where tenant_id = $1 and seq = any($2)`

/** The first entry of which a head says something else than the log, or null. */
const verifyHeads = async (place: Place): Promise<number | null> => {
  const marks = await marksOf(place)
  const restores = marks.filter((mark) => mark.kind === 'restored' && isOurs(place, mark))
  const heads = marks
    .filter(({ kind }) => kind === 'head')
    .filter(({ seq, at }) => !restores.some((restored) => seq > restored.seq && at <= restored.at))
  const { rows } = await place.db.run<{ seq: number; hash: string }>(seals, [
    place.tenantId,
    heads.map(({ seq }) => seq),
  ])
  const sealed = new Map(rows.map(({ seq, hash }) => [seq, hash]))
  const wrong = heads.filter((head) => sealed.get(head.seq) !== head.hash || !isOurs(place, head))
  return wrong.length > 0 ? Math.min(...wrong.map(({ seq }) => seq)) : null
}

/** The first entry that cannot be believed: by the chain itself, or by what is kept of it elsewhere. */
export const verifyWholeLog = async (place: Place): Promise<number | null> => {
  const found = [await verifyLog(place.db), await verifyHeads(place)].filter((seq) => seq !== null)
  return found.length > 0 ? Math.min(...found) : null
}
