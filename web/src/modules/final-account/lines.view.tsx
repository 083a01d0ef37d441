import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { finalAccount, type FinalAccount, type FinalAccountSheet } from '@srm/api/final-account'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { LinesTable } from '@/ui/lines-table.tsx'
import { Panel } from '@/ui/page.tsx'
import { Status } from '@/ui/status.tsx'
import { DocumentsDrawer } from './documents.drawer.tsx'
import styles from './final-account.module.css'
import { useText } from './final-account.texts.ts'
import { columnsOf, shown, sourceDocuments, sumOf, type AccountLine, type Side } from './sheet.model.ts'

type Props = { readonly account: FinalAccount; readonly sheet: FinalAccountSheet }

const useConfirm = ({ id, version }: FinalAccount) => {
  const t = useText()
  const { mutate, isPending } = useMutate(finalAccount.account.confirm, {
    done: () => toast.success(t('confirm.done')),
  })
  const confirm = (lines: readonly AccountLine[], isConfirmed: boolean): void =>
    mutate({ params: { id }, body: { version, lines: lines.map((line) => line.id), isConfirmed } })
  return { confirm, isPending }
}

type Confirm = ReturnType<typeof useConfirm>

const Confirmed = ({ line, mayConfirm, confirm, isPending }: Confirm & { line: AccountLine; mayConfirm: boolean }) => {
  const t = useText()
  const isDone = line.confirmedBy !== null
  return (
    <Row wrap>
      <Status color={isDone ? 'green' : 'orange'}>{isDone ? line.confirmedBy?.name : t('waiting')}</Status>
      {mayConfirm && (
        <Button size="small" disabled={isPending} onClick={() => confirm([line], !isDone)}>
          {t(isDone ? 'confirm.undo' : 'confirm')}
        </Button>
      )}
    </Row>
  )
}

type SideProps = Props & { readonly side: Side; readonly open: (line: AccountLine) => void } & Confirm

const SideTable = ({ side, account, open, ...confirming }: SideProps): ReactNode => {
  const t = useText()
  const lines = account.lines.filter((line) => line.side === side)
  if (lines.length === 0) return null
  const mayConfirm = account.actions.includes('confirm')
  const amounts = columnsOf[side]
  return (
    <Panel title={t(`lines.${side}`)}>
      <div className={styles.wide}>
        <LinesTable
          label={t(`lines.${side}`)}
          lines={lines}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'name',
              title: t('col.name'),
              render: (line) => (
                <div className={styles.name}>
                  <Button
                    type="link"
                    size="small"
                    aria-label={t('open', { name: line.name })}
                    onClick={() => open(line)}
                  >
                    {line.name}
                  </Button>
                  <Muted size="s">{line.category}</Muted>
                </div>
              ),
            },
            ...amounts.map(({ key, of }) => ({
              key,
              title: t(`col.${key}` as 'col.first'),
              isNumber: true,
              render: (line: AccountLine) => shown(of(line)),
            })),
            {
              key: 'confirmed',
              title: t('col.confirmed'),
              render: (line) => <Confirmed line={line} mayConfirm={mayConfirm} {...confirming} />,
            },
          ]}
          foot={amounts.map(({ key, of }) => ({
            key,
            label: `${t('sum')} · ${t(`col.${key}` as 'col.first')}`,
            value: shown(sumOf(lines.map(of))),
            isStrong: key === 'settled' || key === 'income',
          }))}
        />
      </div>
    </Panel>
  )
}

/** The lines of an account: each opens the documents it is the sum of, and is confirmed by finance. */
export const LinesView = (props: Props): ReactNode => {
  const t = useText()
  const { account, sheet } = props
  const [opened, setOpened] = useState<AccountLine>()
  const confirming = useConfirm(account)
  const waiting = account.lines.filter(({ confirmedBy }) => confirmedBy === null)
  return (
    <Stack gap={16}>
      {account.actions.includes('confirm') && waiting.length > 0 && (
        <Row justify="end">
          <Button type="primary" loading={confirming.isPending} onClick={() => confirming.confirm(waiting, true)}>
            {t('confirm.all')}
          </Button>
        </Row>
      )}
      {(['income', 'cost'] as const).map((side) => (
        <SideTable key={side} side={side} open={setOpened} {...props} {...confirming} />
      ))}
      {opened && (
        <DocumentsDrawer
          name={opened.name}
          documents={sourceDocuments(sheet.documents, opened.source)}
          close={() => setOpened(undefined)}
        />
      )}
    </Stack>
  )
}
