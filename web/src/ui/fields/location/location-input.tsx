import { AimOutlined } from '@ant-design/icons'
import { Button, Input, InputNumber } from 'antd'
import { useState, type ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import type { InputProps } from '@/ui/slots.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { passed } from '../input/control-props.ts'
import { useText } from '../fields.texts.ts'
import type { Point } from './coordinates.ts'
import { addressOf, pointOf } from './geocoder.ts'
import styles from './location.module.css'
import { LocationMap } from './map.tsx'
import { useMapSettings } from './map-settings.ts'

type Degrees = number | null | undefined
type Place = { readonly address?: string; readonly lat?: Degrees; readonly lng?: Degrees }

const isKnown = (value: Degrees): value is number => typeof value === 'number'

const pointIn = ({ lat, lng }: Place): Point | undefined => (isKnown(lat) && isKnown(lng) ? { lat, lng } : undefined)

const isEmpty = ({ address, lat, lng }: Place): boolean => !address && !isKnown(lat) && !isKnown(lng)

type DegreeProps = {
  readonly text: string
  readonly limit: number
  readonly value: Degrees
  readonly disabled: boolean
  readonly set: (value: number | undefined) => void
}

const Degree = ({ text, limit, value, disabled, set }: DegreeProps): ReactNode => (
  <InputNumber<number>
    style={{ width: '100%' }}
    aria-label={text}
    placeholder={text}
    disabled={disabled}
    min={-limit}
    max={limit}
    precision={6}
    controls={false}
    value={value ?? null}
    onChange={(next) => set(next ?? undefined)}
  />
)

/** The place as it is being filled in, and what looking it up does to it. */
const usePlace = ({ value = {}, onChange }: InputProps<Place>, key: string | undefined) => {
  const [busy, setBusy] = useState(false)
  const change = (next: Place): void => {
    const place = { ...value, ...next }
    onChange?.(isEmpty(place) ? undefined : place)
  }
  const find = async (): Promise<void> => {
    if (!key || !value.address) return
    setBusy(true)
    const point = await pointOf(key, value.address)
    setBusy(false)
    if (point) change(point)
  }
  const move = async (point: Point): Promise<void> => {
    change(point)
    const address = key && !value.address ? await addressOf(key, point) : undefined
    if (address) change({ ...point, address })
  }
  return { value, busy, change, find, move }
}

type PointProps = InputProps<Place> & Pick<ReturnType<typeof usePlace>, 'value' | 'change' | 'move'>

/** The point on the map, by a click or in figures. */
const PointInput = ({ meta, onChange, disabled = false, value, change, move }: PointProps): ReactNode => {
  const t = useText()
  const say = useLabel()
  return (
    <>
      <LocationMap
        point={pointIn(value)}
        label={t('place.map', { name: say(meta.label) })}
        {...(!disabled && { move: (point: Point) => void move(point) })}
      />
      <div className={styles.numbers}>
        <Degree text={t('place.lat')} limit={90} value={value.lat} disabled={disabled} set={(lat) => change({ lat })} />
        <Degree
          text={t('place.lng')}
          limit={180}
          value={value.lng}
          disabled={disabled}
          set={(lng) => change({ lng })}
        />
        <Button disabled={disabled || isEmpty(value)} onClick={() => onChange?.(undefined)}>
          {t('place.clear')}
        </Button>
      </div>
      {!disabled && (
        <Muted as="p" size="xs">
          {t('place.hint')}
        </Muted>
      )}
    </>
  )
}

/** An address, and its point where a map service is configured: nobody knows degrees by heart. */
export const LocationInput = (props: InputProps<Place>): ReactNode => {
  const t = useText()
  const { disabled = false } = props
  const { key, tiles } = useMapSettings()
  const { value, busy, change, find, move } = usePlace(props, key)
  return (
    <Stack>
      <Row align="stretch">
        <Input
          {...passed(props)}
          maxLength={200}
          placeholder={t('place.address')}
          value={value.address ?? ''}
          onChange={(event) => change({ address: event.target.value })}
          onPressEnter={(event) => {
            event.preventDefault()
            void find()
          }}
        />
        {key && (
          <Button icon={<AimOutlined aria-hidden />} loading={busy} disabled={disabled} onClick={() => void find()}>
            {t('place.find')}
          </Button>
        )}
      </Row>
      {(key ?? tiles) && <PointInput {...props} {...{ value, change, move }} />}
    </Stack>
  )
}
