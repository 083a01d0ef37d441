import { Button, Table, type TableProps as AntTableProps } from 'antd'
import { useState, type ReactNode } from 'react'
import { numberRuleFields, numberRules, type NumberRuleView } from '@srm/api/dictionary/numbering'
import { metaOf } from '@srm/api/shared/field-meta'
import { useCan } from '@/lib/session/can.tsx'
import { useRead } from '@/lib/api/query.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import { useNarrow } from '@/ui/narrow.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { NumberRuleForm, sampleOf } from './number-rule.form.tsx'
import { useText } from './dictionary.texts.ts'
import styles from './dictionary.module.css'

type TableColumns = AntTableProps<NumberRuleView>['columns']
type TableProps = { readonly rules: readonly NumberRuleView[]; readonly edit: (rule: NumberRuleView) => void }

const Reset = ({ rule }: { readonly rule: NumberRuleView }): ReactNode => (
  <FieldView meta={metaOf(numberRuleFields.reset)} value={rule.reset} />
)
const scopeOf = ({ scopes, scope }: NumberRuleView): string | undefined =>
  scopes.find(({ name }) => name === scope)?.label

/** On a phone one column says it all; beside it there is room for the button and nothing else. */
const useColumns = (): NonNullable<TableColumns> => {
  const t = useText()
  if (useNarrow())
    return [
      {
        key: 'name',
        title: t('number.what'),
        render: (_, rule) => (
          <Stack gap={2}>
            <span>{rule.name}</span>
            <span className={styles.previewCode}>{sampleOf(rule)}</span>
            <Muted size="s">
              <Reset rule={rule} /> {scopeOf(rule)}
            </Muted>
          </Stack>
        ),
      },
    ]
  return [
    { key: 'name', title: t('number.what'), dataIndex: 'name', fixed: 'left' },
    {
      key: 'next',
      title: t('number.next'),
      render: (_, rule) => <span className={styles.nextCode}>{sampleOf(rule)}</span>,
    },
    { key: 'reset', title: t('number.reset'), render: (_, rule) => <Reset rule={rule} /> },
    { key: 'scope', title: t('number.scope'), render: (_, rule) => scopeOf(rule) },
    {
      key: 'at',
      title: t('number.at'),
      render: (_, rule) => <FieldView meta={metaOf(numberRuleFields.allocateAt)} value={rule.allocateAt} />,
    },
  ]
}

const RuleTable = ({ rules, edit }: TableProps): ReactNode => {
  const t = useText()
  const may = useCan()('numberRule:update')
  const columns = useColumns()
  const tools: NonNullable<TableColumns>[number] = {
    key: 'edit',
    width: 72,
    render: (_, rule) => (
      <Button type="link" size="small" onClick={() => edit(rule)} aria-label={`${t('number.edit')} ${rule.name}`}>
        {t('number.edit')}
      </Button>
    ),
  }
  return (
    <Table<NumberRuleView>
      rowKey="type"
      size="middle"
      pagination={false}
      {...(columns.length > 1 && { scroll: { x: 'max-content' } })}
      dataSource={[...rules]}
      columns={[...columns, ...(may ? [tools] : [])]}
    />
  )
}

const NumberRulePage = (): ReactNode => {
  const t = useText()
  const rules = useRead(numberRules.list, {})
  const [edited, setEdited] = useState<NumberRuleView>()
  return (
    <Page title={t('number.title')}>
      <Panel>
        <Await query={rules}>{(all) => <RuleTable rules={all} edit={setEdited} />}</Await>
      </Panel>
      {edited && <NumberRuleForm rule={edited} close={() => setEdited(undefined)} />}
    </Page>
  )
}

export default NumberRulePage
