import { newId } from '#kernel/ids.ts'
import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import type { TestApp } from './app.ts'
import { query } from './sql.ts'

/** The token of an operator who has signed in, without the sign-in. */
export const operatorToken = async (t: TestApp, name = '运营'): Promise<string> => {
  const [operator, session] = [newId(), newId()]
  await query(t, `insert into platform.operator (id, username, name, password_hash) values ($1, $2, $3, '')`, [
    operator,
    `ops-${operator}`,
    name,
  ])
  await query(
    t,
    `insert into platform.operator_session (id, operator_id, expires_at, address, agent)
      values ($1, $2, now() + interval '1 hour', '127.0.0.1', '')`,
    [session, operator],
  )
  return issue('operator', { s: session, exp: inSeconds(600) }, t.app.config.SESSION_SECRET)
}
