import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CheckOutlined,
  CloseOutlined,
  DeleteOutlined,
  EditOutlined,
} from '@ant-design/icons'
import { Button, Input, type InputRef } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import styles from './settings.module.css'
import { useSettingsText } from '../approval.texts.ts'

const most = 20
const longest = 100

type ToolProps = {
  readonly label: string
  readonly icon: ReactNode
  readonly run: () => void
  readonly disabled?: boolean
}

const Tool = ({ label, icon, run, disabled = false }: ToolProps): ReactNode => (
  <Button type="text" size="small" icon={icon} aria-label={label} title={label} disabled={disabled} onClick={run} />
)

/** Whoever asked to change it goes on by typing. */
const focus = (input: InputRef | null): void => input?.focus()

type EditProps = { readonly body: string; readonly save: (next: string) => void; readonly leave: () => void }

const Edit = ({ body, save, leave }: EditProps): ReactNode => {
  const t = useSettingsText()
  const [text, setText] = useState(body)
  const done = (): void => (text.trim() ? save(text.trim()) : leave())
  return (
    <Row as="li" gap={4} className={styles.phrase}>
      <Input
        ref={focus}
        aria-label={t('phrase.edit', { body })}
        maxLength={longest}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={done}
      />
      <Tool label={t('phrase.done')} icon={<CheckOutlined aria-hidden />} run={done} />
      <Tool label={t('phrase.undo')} icon={<CloseOutlined aria-hidden />} run={leave} />
    </Row>
  )
}

type SaveState = { readonly bodies: readonly string[]; readonly save: (bodies: readonly string[]) => void }

const swapped = (bodies: readonly string[], at: number, by: -1 | 1): string[] => {
  const moved = bodies[at] ?? ''
  return bodies.toSpliced(at, 1).toSpliced(at + by, 0, moved)
}

const List = ({ bodies, save }: SaveState): ReactNode => {
  const t = useSettingsText()
  const [edited, setEdited] = useState<string>()
  return (
    <ul className={styles.rows}>
      {bodies.map((body, at) =>
        edited === body ? (
          <Edit
            key={body}
            body={body}
            leave={() => setEdited(undefined)}
            save={(next) => {
              setEdited(undefined)
              save(bodies.with(at, next))
            }}
          />
        ) : (
          <Row as="li" gap={4} key={body} className={styles.phrase}>
            <span>{body}</span>
            <Tool
              label={t('phrase.up', { body })}
              icon={<ArrowUpOutlined aria-hidden />}
              disabled={at === 0}
              run={() => save(swapped(bodies, at, -1))}
            />
            <Tool
              label={t('phrase.down', { body })}
              icon={<ArrowDownOutlined aria-hidden />}
              disabled={at === bodies.length - 1}
              run={() => save(swapped(bodies, at, 1))}
            />
            <Tool label={t('phrase.edit', { body })} icon={<EditOutlined aria-hidden />} run={() => setEdited(body)} />
            <Tool
              label={t('phrase.remove', { body })}
              icon={<DeleteOutlined aria-hidden />}
              run={() => save(bodies.toSpliced(at, 1))}
            />
          </Row>
        ),
      )}
    </ul>
  )
}

const Adding = ({ bodies, save }: SaveState): ReactNode => {
  const t = useSettingsText()
  const [text, setText] = useState('')
  const isFull = bodies.length >= most
  const add = (): void => {
    const body = text.trim()
    if (!body || isFull) return
    if (bodies.includes(body)) toast.warning(t('phrase.same'))
    else {
      save([...bodies, body])
      setText('')
    }
  }
  return (
    <Row align="stretch" className={styles.adding}>
      <Input
        aria-label={t('phrase.new')}
        placeholder={isFull ? t('phrase.full') : t('phrase.placeholder')}
        disabled={isFull}
        maxLength={longest}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={add}
      />
      <Button disabled={isFull || !text.trim()} onClick={add}>
        {t('phrase.add')}
      </Button>
    </Row>
  )
}

/** The words a person uses again and again; every change is kept at once. */
export const Phrases = (): ReactNode => {
  const t = useSettingsText()
  const phrases = useRead(approval.phrase.list, {})
  const { mutate, variables, isPending } = useMutate(approval.phrase.save)
  const save = (bodies: readonly string[]): void => mutate({ body: { bodies: [...new Set(bodies)] } })
  return (
    <Panel title={t('phrases')}>
      <p className={styles.hint}>{t('phrases.hint')}</p>
      <Await query={phrases} rows={3}>
        {(all) => {
          const bodies = isPending ? variables.body.bodies : all.map(({ body }) => body)
          return (
            <>
              {bodies.length === 0 ? (
                <State title={t('phrase.none')} hint={t('phrase.noneHint')} />
              ) : (
                <List bodies={bodies} save={save} />
              )}
              <Adding bodies={bodies} save={save} />
            </>
          )
        }}
      </Await>
    </Panel>
  )
}
