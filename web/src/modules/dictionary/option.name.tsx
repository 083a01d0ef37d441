import type { ReactNode } from 'react'
import { dictionary } from '@srm/api/dictionary'
import { useRead } from '@/lib/api/query.ts'
import { Status } from '@/ui/status.tsx'
import { flatten } from './option.tree.ts'

type Props = { readonly of: string; readonly value: string }

export const OptionName = ({ of, value }: Props): ReactNode => {
  const { data = [], isLoading } = useRead(dictionary.tree, { query: { selTypeName: of } })
  const found = flatten(data).find(({ option }) => option.value === value)?.option
  // A code says nothing to anybody; it is shown only when nothing better is known.
  if (!found) return isLoading ? '…' : value
  return found.color ? <Status color={found.color}>{found.optionName}</Status> : found.optionName
}
