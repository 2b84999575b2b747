class Offhand < Formula
  desc "@summary@"
  homepage "@homepage@"
  version "@version@"
  license "MIT"

  on_linux do
    on_intel do
      url "@homepage@/releases/download/v@version@/@tarball@"
      sha256 "@sha256@"
    end
  end

  def install
    bin.install "bin/offhand"
    lib.install Dir["lib/*"]
    share.install Dir["share/*"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/offhand --version")
  end
end
