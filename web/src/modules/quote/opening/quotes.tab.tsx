import { Button, Table } from 'antd'
import { useState, type ReactNode } from 'react'
import { quote, type OpenedQuote } from '@srm/api/quote'
import { useRead } from '@/lib/api/query.ts'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { Row } from '@/ui/layout.tsx'
import { Await, State } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import styles from './opening.module.css'
import { OpeningPanel } from './opening.panel.tsx'
import { useOpeningText } from '../quote.texts.ts'
import { QuoteDrawer } from './quote.drawer.tsx'

const colors: Readonly<Record<OpenedQuote['state'], string>> = {
  opened: 'blue',
  shortlisted: 'orange',
  won: 'green',
  lost: 'grey',
  invalid: 'red',
  expired: 'dark',
}

type ListProps = { readonly quotes: readonly OpenedQuote[]; readonly show: (id: string) => void }

const amount = (value: string | null): string => (value === null ? '****' : formatMoney(value))

const QuoteList = ({ quotes, show }: ListProps): ReactNode => {
  const t = useOpeningText()
  return (
    <Table<OpenedQuote>
      rowKey="id"
      size="middle"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={quotes}
      columns={[
        {
          title: t('supplier'),
          render: (_, { id, supplier, isSurrogate }) => (
            <Row>
              <Button type="link" size="small" onClick={() => show(id)}>
                {supplier.name}
              </Button>
              {isSurrogate && <Status color="orange">{t('surrogate')}</Status>}
            </Row>
          ),
        },
        { title: t('total'), align: 'right', render: (_, { total }) => <strong>{amount(total)}</strong> },
        { title: t('totalExTax'), align: 'right', render: (_, { totalExTax }) => amount(totalExTax) },
        {
          title: t('offered'),
          align: 'right',
          render: (_, { offered, lines }) => `${String(offered)} / ${String(lines)}`,
        },
        { title: t('validUntil'), render: (_, { validUntil }) => validUntil ?? '–' },
        { title: t('submittedAt'), render: (_, { submittedAt }) => formatDateTime(submittedAt) },
        { title: t('state'), render: (_, { state }) => <Status color={colors[state]}>{t(`state.${state}`)}</Status> },
      ]}
    />
  )
}

/** The opening of a purchase's quotes, and the quotes themselves once they are opened. */
export const QuotesTab = ({ row: { id } }: { readonly row: { readonly id: string } }): ReactNode => {
  const t = useOpeningText()
  const [shown, setShown] = useState<string>()
  const query = useRead(quote.opening.show, { params: { id } })
  return (
    <Await query={query} rows={4}>
      {(opening) => (
        <div className={styles.tab}>
          <OpeningPanel id={id} opening={opening} />
          {opening.quotes.length > 0 ? (
            <QuoteList quotes={opening.quotes} show={setShown} />
          ) : (
            <State title={t('none')} hint={t('none.hint')} />
          )}
          {shown !== undefined && <QuoteDrawer id={shown} close={() => setShown(undefined)} />}
        </div>
      )}
    </Await>
  )
}
