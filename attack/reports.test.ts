import { describe, expect, test } from 'vitest';
import { readSqlmap } from './sqlmap.ts';
import { readWapiti } from './wapiti.ts';

describe('sqlmap', () => {
  test('that found an injection says in which parameter', () => {
    const { findings } = readSqlmap(
      "[00:00:01] [INFO] testing 'Generic inline queries'\nsqlmap identified the following injection point(s) with a total of 44 HTTP(s) requests:\n---\nParameter: id (GET)\n    Type: boolean-based blind\n---\n",
    );
    expect(findings).toEqual(['injection: id (GET)']);
  });

  test('that found none has tried', () => {
    expect(
      readSqlmap(
        "[00:00:01] [INFO] testing 'Generic inline queries'\n[00:00:02] [ERROR] all tested parameters do not appear to be injectable.\n[00:00:02] [WARNING] HTTP error codes detected during run:\n400 (Bad Request) - 45 times, 404 (Not Found) - 2 times\n",
      ),
    ).toEqual({ findings: [], requests: 47 });
  });

  test('that met a fault of the server has found something', () => {
    const { findings } = readSqlmap(
      "testing 'x'\n[WARNING] HTTP error codes detected during run:\n500 (Internal Server Error) - 3 times\n",
    );
    expect(findings).toEqual(['3 responses of 500']);
  });

  test('that could not connect has not tried', () => {
    const { untried } = readSqlmap('[00:00:01] [CRITICAL] unable to connect to the target URL\n');
    expect(untried).toMatch(/unable to connect/);
  });
});

describe('wapiti', () => {
  const reported = (info: string) => ({ method: 'GET', path: '/', info, parameter: '' });

  test('names what is vulnerable, and what broke', () => {
    expect(
      readWapiti({
        vulnerabilities: { 'Cross Site Scripting': [reported('XSS in name')] },
        anomalies: { 'Internal Server Error': [reported('500 for id')] },
      }),
    ).toEqual([
      'Cross Site Scripting: XSS in name (GET /)',
      'Internal Server Error: 500 for id (GET /)',
    ]);
  });

  test('is not heard on what only https can have', () => {
    const headers = [reported('Strict-Transport-Security is not set')];
    expect(
      readWapiti({ vulnerabilities: { 'HTTP Secure Headers': headers }, anomalies: {} }),
    ).toEqual([]);
  });
});
