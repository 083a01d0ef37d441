import type { ReactNode } from 'react'
import { ledger } from '@srm/api/ledger'
import { useRead } from '@/lib/api/query.ts'
import { Stack } from '@/ui/layout.tsx'
import { Page } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { BookPanel } from './book.panel.tsx'
import { useText } from './month.texts.ts'
import { ProofNote } from './proof.note.tsx'

const MonthPage = (): ReactNode => {
  const t = useText()
  const read = useRead(ledger.months, {})
  return (
    <Page title={t('title')}>
      <Stack gap={16}>
        <ProofNote />
        <Await query={read}>
          {(books) =>
            books.length === 0 ? (
              <State title={t('empty.title')} hint={t('empty.hint')} />
            ) : (
              <Stack gap={16}>
                {books.map((book) => (
                  <BookPanel key={book.company.id} book={book} />
                ))}
              </Stack>
            )
          }
        </Await>
      </Stack>
    </Page>
  )
}

export default MonthPage
