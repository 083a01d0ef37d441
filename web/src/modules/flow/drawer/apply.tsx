import { SearchOutlined } from '@ant-design/icons'
import { Checkbox, Input, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { applySettings, groupNames, type Group } from '@srm/flow/edit/apply'
import type { Flow, Node } from '@srm/flow/tree/node'
import { isPeople, nodesOf } from '@srm/flow/tree/shape'
import { toast } from '@/lib/toast.ts'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'
import { Row, Stack } from '@/ui/layout.tsx'
import styles from './drawer.module.css'
import { useText } from './drawer.texts.ts'

type Props = {
  readonly flow: Flow
  readonly node: Node
  readonly apply: (flow: Flow) => void
  readonly close: () => void
}
type TargetsProps = {
  readonly others: readonly Node[]
  readonly chosen: readonly string[]
  readonly choose: (ids: readonly string[]) => void
}

const Targets = ({ others, chosen, choose }: TargetsProps): ReactNode => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const shown = others.filter(({ name }) => typed === '' || name.includes(typed) || matches(typed, name))
  const all = shown.length > 0 && shown.every(({ id }) => chosen.includes(id))
  const toggle = (id: string, on: boolean): void => choose(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  const toggleAll = (on: boolean): void => {
    const ids = new Set(shown.map(({ id }) => id))
    choose(on ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.has(id)))
  }
  return (
    <Stack as="fieldset" className={styles.apply}>
      <legend>{t('apply.to')}</legend>
      <Row align="stretch" className={styles.bar}>
        <Input
          type="search"
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          aria-label={t('apply.search')}
          placeholder={t('apply.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Checkbox checked={all} disabled={shown.length === 0} onChange={({ target }) => toggleAll(target.checked)}>
          {t('apply.all')}
        </Checkbox>
      </Row>
      <Stack gap={4} className={styles.targets}>
        {shown.map(({ id, name, type: kind }) => (
          <Checkbox key={id} checked={chosen.includes(id)} onChange={({ target }) => toggle(id, target.checked)}>
            {name}
            <span className={styles.unit}>{t(`type.${kind}`)}</span>
          </Checkbox>
        ))}
        {shown.length === 0 && <p className={styles.hint}>{t('apply.none')}</p>}
      </Stack>
    </Stack>
  )
}

/** The settings of one step, as far as they are chosen, to the steps that are chosen. */
export const ApplyDialog = ({ flow, node, apply, close }: Props): ReactNode => {
  const t = useText()
  const [groups, setGroups] = useState<readonly Group[]>([])
  const [chosen, setChosen] = useState<readonly string[]>([])
  const others = nodesOf(flow).filter((one) => isPeople(one) && one.id !== node.id)
  const go = (): void => {
    apply(applySettings(flow, node.id, groups, new Set(chosen)))
    toast.success(t('applied', { count: chosen.length }))
    close()
  }
  return (
    <Modal
      open
      title={t('apply.title', { name: node.name })}
      okText={t('apply.go', { count: chosen.length })}
      okButtonProps={{ disabled: groups.length === 0 || chosen.length === 0 }}
      onOk={go}
      onCancel={close}
    >
      <Stack as="fieldset" className={styles.apply}>
        <legend>{t('apply.what')}</legend>
        <Checkbox.Group<Group>
          value={[...groups]}
          options={groupNames.map((value) => ({ value, label: t(`group.${value}`) }))}
          onChange={setGroups}
        />
      </Stack>
      <Targets others={others} chosen={chosen} choose={setChosen} />
    </Modal>
  )
}
