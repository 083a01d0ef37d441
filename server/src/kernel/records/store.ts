import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
import { finder, recordReads, type Allows } from './reads.ts'
import type { LineTables } from './select.ts'
import { recordWrites } from './writes.ts'

type Settings = {
  /** Where the record's sub-tables live. */
  readonly lines?: LineTables
  /** What may be done with this very record, beyond what the person's permissions say. */
  readonly allows?: Allows
}

const anything: Allows = () => ['update', 'delete']

/** Everything a record's table needs: list, show, options, create, update, remove, with timeline, lock and job. */
export const store = (record: RecordDefinition, { lines = {}, allows = anything }: Settings = {}) => {
  const find = finder(record, lines)
  /** One record with nothing covered, for the rules of its module; nobody else changes it until the end. */
  const held = (ctx: Ctx, id: string) => find(ctx, id, true)
  return { ...recordReads(record, find, allows), ...recordWrites(record, find, lines), held }
}
