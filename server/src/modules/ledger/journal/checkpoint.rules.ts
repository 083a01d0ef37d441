/**
 * The last checkpoint of an account that stands `until` a day, or the beginning with nothing in it, so that there is
 * always a row. Its day is compared with as it is: under row-level security PostgreSQL looks up no condition with a
 * `coalesce` in an index, and would read the account from its beginning.
 */
export const checkpointSql = (
  account: string,
  until: string,
): string => `select c.day, c.balance from ledger_checkpoint c
    where c.tenant_id = $1 and c.account_id = ${account} and c.day ${until}
    union all select '-infinity'::date, 0 order by day desc limit 1`
