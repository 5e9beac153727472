import { describe, expect, it } from "vitest";
import { clientAddress } from "~/accounts/login.server";

const from = (address: string) =>
  clientAddress(new Request("http://localhost/", { headers: { "CF-Connecting-IP": address } }));

describe("the caller's address", () => {
  it("is the one from Cloudflare, even if other headers name another", () => {
    const headers = { "CF-Connecting-IP": "203.0.113.7", "X-Forwarded-For": "198.51.100.1" };
    expect(clientAddress(new Request("http://localhost/", { headers }))).toBe("203.0.113.7");
    expect(clientAddress(new Request("http://localhost/", { headers: { "X-Forwarded-For": "1.1.1.1" } }))).toBe(
      "local",
    );
  });

  it("is a whole network for IPv6", () => {
    expect(from("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(from("2001:db8:1:2::9")).toBe("2001:db8:1:2::/64");
    expect(from("2001:db8::1")).toBe("2001:db8:0:0::/64");
  });
});
