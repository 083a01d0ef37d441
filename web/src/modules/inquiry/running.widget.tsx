import type { ReactNode } from 'react'
import { inquiry } from '@srm/api/inquiry'
import { purchasePages } from '@srm/api/inquiry/pages'
import { formatDateTime } from '@/lib/format.ts'
import { ListWidget } from '@/ui/list-widget.tsx'
import { nameIn, textIn } from '@/ui/record-shape.ts'
import { useWidgetText } from './inquiry.texts.ts'

const filter = [{ field: 'stage', op: 'in' as const, value: ['quoting'] }]

/** Inquiries that suppliers answer now, the one that closes first on top. */
export const RunningWidget = (): ReactNode => {
  const t = useWidgetText()
  return (
    <ListWidget
      list={inquiry.list}
      subject="purchase"
      page={purchasePages.purchase.list.path}
      filter={filter}
      sort="deadline"
      title={(row) => textIn(row, 'title')}
      note={(row) => nameIn(row, 'project')}
      side={(row) => t('until', { at: formatDateTime(textIn(row, 'deadline')).slice(5) })}
      none={t('running.none')}
    />
  )
}
