import type { ReactNode } from 'react'
import { Page } from '@/ui/page.tsx'
import { DueList } from './due.list.tsx'
import { useDueText } from '../payment.texts.ts'

const DuePage = (): ReactNode => {
  const t = useDueText()
  return (
    <Page title={t('title')}>
      <DueList />
    </Page>
  )
}

export default DuePage
