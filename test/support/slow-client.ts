import { rawConnection, type RawConnection } from './raw-connection.ts';

/** Ways to hold a connection without ever getting done. */
export const slowWays = ['says nothing', 'heads', 'bodies', 'never reads', 'asks and never reads'] as const;
export type SlowWay = (typeof slowWays)[number];

const publication =
  'POST /team/v0.1/publish HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{';
const question = 'GET /main/v0.1/servers?limit=1000 HTTP/1.1\r\nHost: x\r\n\r\n';

/**
 * Begins to be slow, and gives the way to stop. Whether the server has ended it is to be asked of the server: who does not read
 * does not learn of an end.
 */
export async function slowClient(address: string, way: SlowWay, pause: number): Promise<() => void> {
  const connection = await rawConnection(address);
  const drip = dripOf(way, connection, pause);
  return () => {
    clearInterval(drip);
    connection.socket.destroy();
  };
}

function dripOf(way: SlowWay, connection: RawConnection, pause: number): NodeJS.Timeout | undefined {
  switch (way) {
    case 'says nothing':
      return undefined;
    case 'heads': {
      connection.write('GET / HTTP/1.1\r\n');
      return setInterval(() => connection.write('x'), pause);
    }
    case 'bodies': {
      connection.write(publication);
      return setInterval(() => connection.write(' '), pause);
    }
    case 'never reads': {
      connection.socket.pause();
      // More than the system keeps for a reader.
      connection.write(question.repeat(50));
      return undefined;
    }
    case 'asks and never reads': {
      connection.socket.pause();
      const ask = (): void => {
        while (!connection.socket.destroyed && connection.socket.writableLength < 65_536) connection.write(question);
      };
      return setInterval(ask, 5);
    }
  }
}
