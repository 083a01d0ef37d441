import { z } from 'zod'
import { endpoint } from '@srm/api/endpoint'
import { Option, OptionQuery } from '@srm/api/shared/crud'
import { label } from '@srm/api/shared/label'
import { useRead } from '@/lib/api/query.ts'
import { useDebounced } from '@/lib/debounced.ts'
import { inputDebounce } from '@/lib/timing.ts'
import { matches } from './pinyin-initials.ts'

const tableOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Every record offers its choices at the same kind of address, so one description serves all. */
const optionsOf = (of: string) =>
  endpoint({
    method: 'GET',
    path: `/api/${tableOf(of)}/all`,
    title: label('可选', 'Choose'),
    access: 'signed-in',
    query: OptionQuery,
    result: z.array(Option),
  })

const unique = (options: readonly Option[]): Option[] => [
  ...new Map(options.map((option) => [option.id, option])).values(),
]

const fits = (typed: string, { name, code }: Option): boolean => matches(typed, name) || matches(typed, code ?? '')

/** What is already here answers at once; the server, which knows all of them, adds its own when one stops typing. */
export const useRefOptions = (of: string, typed: string, enabled: boolean) => {
  const settled = useDebounced(typed, typed === '' ? 0 : inputDebounce)
  const base = useRead(optionsOf(of), { query: {} }, { enabled })
  const found = useRead(optionsOf(of), { query: { keyword: settled } }, { enabled: enabled && settled !== '' })
  const here = (base.data ?? []).filter((option) => typed === '' || fits(typed, option))
  const there = typed !== '' && settled === typed ? (found.data ?? []) : []
  return {
    options: unique([...here, ...there]),
    loading: base.isLoading || (typed !== '' && (settled !== typed || found.isLoading)),
    failed: base.isError || found.isError,
    refresh: () => void base.refetch(),
  }
}
