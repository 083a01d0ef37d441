import { median, type Generator, type Load, type Server, type Window } from './drive.ts'

/** Medians of paired windows: our share of the bare server's requests a second, and our CPU time as a multiple of its. */
export type Figure = { ratio: number; cpu: number; ours: number; raw: number; failed: number }

export type Servers = { readonly ours: Server; readonly raw: Server }

type Plan = { readonly warmUp: Load; readonly load: Load; readonly rounds: number }

/** Both servers in turn, who comes first changing, so that a busy neighbour disturbs both alike. */
export const compare = async (
  { drive }: Generator,
  { ours, raw }: Servers,
  { warmUp, load, rounds }: Plan,
): Promise<Figure> => {
  for (const server of [ours, raw]) await drive(server, warmUp)
  const windows: [Window, Window][] = []
  for (let round = 0; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0
    const first = await drive(isOursFirst ? ours : raw, load)
    const second = await drive(isOursFirst ? raw : ours, load)
    windows.push(isOursFirst ? [first, second] : [second, first])
  }
  const pick = (f: (mine: Window, bare: Window) => number) => median(windows.map(([mine, bare]) => f(mine, bare)))
  return {
    ratio: pick((mine, bare) => mine.perSecond / bare.perSecond),
    cpu: pick((mine, bare) => mine.cpuMicros / bare.cpuMicros),
    ours: pick((mine) => mine.perSecond),
    raw: pick((_, bare) => bare.perSecond),
    failed: windows.reduce((sum, [mine, bare]) => sum + mine.failed + bare.failed, 0),
  }
}

export const show = (name: string, { ratio, cpu, ours, raw, failed }: Figure): void =>
  console.log(
    `${name.padEnd(22)} ours ${ours.toFixed(0)}/s raw ${raw.toFixed(0)}/s ratio ${ratio.toFixed(2)} node CPU ${cpu.toFixed(2)}x failed ${failed}`,
  )
