import { Checkbox, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { Muted, Stack } from './layout.tsx'
import { State } from './states.tsx'

type Choice = { readonly id: string; readonly title: string; readonly note?: string }

type Props = {
  readonly title: string
  /** What the button says for so many. */
  readonly ok: (count: number) => string
  readonly choices: readonly Choice[]
  readonly empty: { readonly title: string; readonly hint: string }
  readonly add: (ids: readonly string[]) => void
  readonly close: () => void
}

/** Several of what there is, brought into the form behind it. */
export const ChooseDialog = ({ title, ok, choices, empty, add, close }: Props): ReactNode => {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <Modal
      open
      title={title}
      okText={ok(chosen.length)}
      okButtonProps={{ disabled: chosen.length === 0 }}
      onOk={() => {
        add(chosen)
        close()
      }}
      onCancel={close}
    >
      {choices.length === 0 ? (
        <State title={empty.title} hint={empty.hint} />
      ) : (
        <Checkbox.Group<string> onChange={setChosen}>
          <Stack>
            {choices.map(({ id, title: name, note }) => (
              <Checkbox key={id} value={id}>
                {name} {note !== undefined && <Muted size="s">{note}</Muted>}
              </Checkbox>
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </Modal>
  )
}
