import { Block, Disc, Shape, Stroke } from '../shapes.tsx';
import { Sea, Stage } from './grounds.tsx';
import type { DrawScene } from './scene.ts';

/** A first-aid box: a white cross on green, as on the signs. */
export const cross: DrawScene = ({ sky, sun, ...edges }) => (
  <>
    <Disc x={0} y={-116} r={106} paint={sun} />
    <Stroke paint="ink" width={15} d="M-44 -146V-182H44V-146" />
    <Block x={-122} y={-152} w={244} h={152} paint="ink" />
    <Block x={-114} y={-144} w={228} h={144} paint={sky === 'green' ? 'blue' : 'green'} />
    <Block x={-114} y={-116} w={228} h={7} paint="ink" />
    <Block x={-18} y={-122} w={36} h={108} paint="white" />
    <Block x={-54} y={-86} w={108} h={36} paint="white" />
    <Block x={-78} y={-122} w={20} h={22} paint="yellow" />
    <Block x={58} y={-122} w={20} h={22} paint="yellow" />
    <Stage {...edges} paint="ink" band="white" />
  </>
);

const chair = 'M-134 -178H-118V-86H-40V-66H-46V0H-60V-66H-118V0H-134Z';

/** Two chairs that face one another, under a sun of two opinions. */
export const chairs: DrawScene = ({ sky, sun, third, ...edges }) => (
  <>
    <Shape paint={sun} d="M-4 -222A92 92 0 0 0 -4 -38Z" />
    <Shape paint={third} d="M4 -222A92 92 0 0 1 4 -38Z" />
    <Shape paint="ink" d={chair} />
    <Block x={-118} y={-98} w={76} h={14} paint={sky === 'yellow' ? 'white' : 'yellow'} />
    <g transform="scale(-1 1)">
      <Shape paint={sky === 'red' ? 'blue' : 'red'} d={chair} />
      <Block x={-118} y={-98} w={76} h={14} paint="white" />
    </g>
    <Stage {...edges} paint="ink" band="green" />
  </>
);

const seams = [0, 72, 144, 216, 288];

/** A football on the spot. */
export const football: DrawScene = ({ sun, sky, ...edges }) => (
  <>
    <Disc x={58} y={-150} r={72} paint={sun} />
    <Disc x={0} y={-96} r={100} paint="ink" />
    <Disc x={0} y={-96} r={93} paint="white" />
    <g transform="translate(0 -96)">
      <Shape paint="ink" d="M0 -36L34.2 -11.1L21.2 29.1H-21.2L-34.2 -11.1Z" />
      {seams.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <Block x={-2.5} y={-64} w={5} h={32} paint="ink" />
          <Shape paint="ink" d="M0 -60L27 -72L30 -88A93 93 0 0 0 -30 -88L-27 -72Z" />
        </g>
      ))}
    </g>
    <Stage {...edges} paint={sky === 'green' ? 'blue' : 'green'} band="white" />
  </>
);

/** The Gozo ferry under way. */
export const ferry: DrawScene = ({ sky, sun, ...edges }) => {
  const white = sky === 'white' ? 'sand' : 'white';
  return (
    <>
      <Disc x={66} y={-136} r={78} paint={sun} />
      <Block x={-8} y={-196} w={40} h={66} paint="yellow" />
      <Block x={-8} y={-180} w={40} h={14} paint="red" />
      <Block x={-8} y={-196} w={40} h={9} paint="ink" />
      <Block x={-64} y={-146} w={120} h={30} paint={white} />
      <Block x={-100} y={-118} w={206} h={32} paint={white} />
      <Block x={-136} y={-88} w={272} h={36} paint={white} />
      {[-52, -26, 0, 26].map((x) => (
        <Block key={x} x={x} y={-139} w={16} h={13} paint="blue" />
      ))}
      {[-86, -56, -26, 4, 34, 64].map((x) => (
        <Block key={x} x={x} y={-108} w={20} h={13} paint="blue" />
      ))}
      {[-118, -84, -50, -16, 18, 52, 86].map((x) => (
        <Disc key={x} x={x + 8} y={-70} r={8} paint="ink" />
      ))}
      <Shape paint="blue" d="M-174 -56H172L150 24H-148Z" />
      <Shape paint="red" d="M-163 -20H160L150 24H-148Z" />
      <Shape paint="yellow" d="M-174 -56H172L169 -46H-171Z" />
      <Sea {...edges} />
    </>
  );
};

/** A quiz's buzzer, just pressed. */
export const buzzer: DrawScene = ({ sky, sun, ...edges }) => {
  const isReddish = sky === 'red' || sun === 'red';
  return (
    <>
      <Disc x={0} y={-92} r={128} paint={sun} />
      {[-66, -33, 0, 33, 66].map((turn) => (
        <g key={turn} transform={`translate(0 -66) rotate(${turn})`}>
          <Block x={-6} y={-152} w={12} h={34} paint="ink" />
        </g>
      ))}
      <Shape paint="ink" d="M-94 -62A94 94 0 0 1 94 -62Z" />
      <Shape paint={isReddish ? 'blue' : 'red'} d="M-84 -62A84 84 0 0 1 84 -62Z" />
      <Shape paint="white" d="M-58 -76A62 62 0 0 1 -18 -128L-14 -118A52 52 0 0 0 -46 -76Z" />
      <Block x={-108} y={-64} w={216} h={20} paint="yellow" />
      <Shape paint="ink" d="M-122 -44H122L138 0H-138Z" />
      <Stage {...edges} paint="blue" band="white" />
    </>
  );
};

/** A graduate's cap on three books. */
export const cap: DrawScene = ({ sky, sun, ...edges }) => (
  <>
    <Disc x={0} y={-122} r={102} paint={sun} />
    <Block x={-116} y={-20} w={226} h={20} paint={sky === 'red' ? 'white' : 'red'} />
    <Block x={-100} y={-40} w={216} h={20} paint={sky === 'green' ? 'sand' : 'green'} />
    <Block x={-108} y={-58} w={196} h={18} paint={sky === 'white' ? 'sand' : 'white'} />
    <Shape paint="blue" d="M-84 -140H84V-76C56 -52 -56 -52 -84 -76Z" />
    <Shape paint="ink" d="M0 -218L158 -160L0 -102L-158 -160Z" />
    <Stroke paint="yellow" width={6} d="M0 -160L124 -142V-92" />
    <Shape paint="yellow" d="M114 -96H134L140 -48H108Z" />
    <Disc x={0} y={-160} r={9} paint="yellow" />
    <Stage {...edges} paint="ink" band="yellow" />
  </>
);
