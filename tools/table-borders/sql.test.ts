import { expect, test } from 'vitest'
import { gap, tablesIn } from './sql.ts'

const names = (sql: string): string[] =>
  tablesIn(sql)
    .filter(({ isCommon }) => !isCommon)
    .map(({ name, isWrite }) => (isWrite ? `${name}!` : name))

test.each([
  ['select 1 from a', ['a']],
  ['select 1 from app."user" u, lateral (select 1 from b) x, c as d where true', ['user', 'c', 'b']],
  ['select 1 from a x join b y on y.id = x.id left join lateral (select 1 from c) z on true', ['a', 'b', 'c']],
  ['select 1 from generate_series(1, 3) as n (day), a', ['a']],
  ['insert into a (x, y) select 1, 2 from b', ['a!', 'b']],
  ['update a t set x = 1 from b where t.id = b.id', ['a!', 'b']],
  ['delete from a using b where a.id = b.id', ['a!', 'b']],
  ['insert into a values (1) on conflict do update set x = 1', ['a!']],
  ['select 1 from a where x for no key update', ['a']],
  [
    'with recursive up (id) as (select id from a union select a.id from a join up on true) select 1 from up',
    ['a', 'a'],
  ],
  ['with x as materialized (delete from a returning id), y as (select 1 from x) select 1 from y', ['a!']],
  [`select 'from b', x is distinct from y, extract(epoch from t.at) from a -- from c`, ['a']],
  ['select 1 from a join b using (id)', ['a', 'b']],
  ['select 1 from (a x join b y on y.id = x.id) join (c z join d w on true) on true', ['a', 'b', 'c', 'd']],
  ['select 1 from platform.login', ['platform.login']],
])('tables of %s', (sql, expected) => {
  expect(names(sql)).toEqual(expected)
})

test('a table the program puts in is told apart', () => {
  expect(tablesIn(`select 1 from ${gap} t`)).toMatchObject([{ isComputed: true }])
})
