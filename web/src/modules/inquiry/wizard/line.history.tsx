import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { inquiry } from '@srm/api/inquiry'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Muted } from '@/ui/layout.tsx'
import { useWizardText } from '../inquiry.texts.ts'

/** What a line like this one cost before, once it is saved; nothing where nobody knows. */
export const LineHistory = ({ line }: { readonly line: unknown }): ReactNode => {
  const t = useWizardText()
  const [params] = useSearchParams()
  const id = params.get('id')
  const { data = [] } = useRead(inquiry.prices, { params: { id: id ?? '' } }, { enabled: id !== null })
  const found = data.find((one) => one.line === line)
  if (!found) return null
  const { basis, count, p25, median, p75 } = found
  const amounts = { count, p25: formatMoney(p25), median: formatMoney(median), p75: formatMoney(p75) }
  return <Muted size="s">{t(`history.${basis}`, amounts)}</Muted>
}
