import type { TestApp } from './app.ts'
import { query } from './sql.ts'

const segment = 1 << 24

const placeSql = `select name, at::int as at from (select pg_walfile_name_offset(pg_switch_wal()) as x) p,
  lateral (select (x).file_name as name, (x).file_offset as at) o`

export type WalPlace = { readonly name: string; readonly at: number }

/** Where the log of the database ends; what was written so far is in its files. */
export const walPlace = async (t: TestApp): Promise<WalPlace> => {
  const [place] = await query<WalPlace>(t, placeSql)
  if (!place) throw new Error('the database has no log')
  return place
}

const filesSql = `select name from pg_ls_waldir() where name between $1 and $2 and name ~ '^[0-9A-F]{24}$' order by name`
const contentsSql = `select pg_read_binary_file('pg_wal/' || $1) as bytes`

/** What the database wrote into its log between two places, a file at a time; older contents of a file are left out. */
export const readWal = async (
  t: TestApp,
  from: WalPlace,
  to: WalPlace,
  look: (text: string) => void,
): Promise<number> => {
  const files = await query<{ name: string }>(t, filesSql, [from.name, to.name])
  for (const { name } of files) {
    const [row] = await query<{ bytes: Buffer }>(t, contentsSql, [name])
    const [begin, end] = [name === from.name ? from.at : 0, name === to.name ? to.at : segment]
    look((row?.bytes ?? Buffer.alloc(0)).subarray(begin, end).toString('latin1'))
  }
  return files.length
}
